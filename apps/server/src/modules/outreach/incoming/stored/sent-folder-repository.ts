import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** A mail of unknown outcome. */
export interface UnknownMail {
  readonly id: string
  readonly campaign_id: string
  readonly workspace_id: string
  /** Time of the first of all attempts, including those before it was sent again. */
  readonly tried_at: Date
  /** When its outcome became unknown. */
  readonly updated_at: Date
  readonly message_ids: readonly string[]
}

/** The mails of unknown outcome that left through a mailbox, the newest 1,000. */
export async function listUnknown(db: Executor, mailboxId: string): Promise<UnknownMail[]> {
  const { rows } = await sql<UnknownMail>`
    select id, campaign_id, workspace_id, updated_at, coalesce(
        (select min(started_at) from attempts where attempts.message_id = messages.id), first_tried_at, updated_at
      ) as tried_at,
      array_append(earlier_message_ids, message_id) as message_ids
    from messages where mailbox_id = ${mailboxId} and state = 'unknown' and message_id is not null
    order by updated_at desc, id limit 1000`.execute(db)
  return rows
}

interface Folder {
  readonly mailboxId: string
  readonly path: string
}

interface Search {
  readonly position: string
  readonly searched_for: Date | null
}

/** How far sent mails were searched; undefined if they were not. */
export async function findSearch(db: Executor, { mailboxId, path }: Folder): Promise<Search | undefined> {
  return db
    .selectFrom('mailbox_folders')
    .select(['position', 'searched_for'])
    .where('mailbox_id', '=', mailboxId)
    .where('path', '=', path)
    .executeTakeFirst()
}

/** Stores how far sent mails were searched, unless reading was switched off meanwhile. */
export async function setSearch(
  db: Executor,
  { mailboxId, path }: Folder,
  { position, searched_for: searchedFor }: Search,
): Promise<void> {
  await sql`
    insert into mailbox_folders (mailbox_id, path, position, searched_for)
    select mailbox_id, ${path}::text, ${position}::text, ${searchedFor}::timestamptz
    from mailbox_readings where mailbox_id = ${mailboxId}
    on conflict (mailbox_id, path) do update set position = excluded.position, searched_for = excluded.searched_for`.execute(
    db,
  )
}
