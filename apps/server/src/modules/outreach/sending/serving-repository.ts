import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import { mailboxColumns } from '../mailboxes/mailbox-repository.ts'

interface Serving {
  /** Id of the sending process. */
  readonly serverId: string
  readonly now: Date
  readonly until: Date
}

/** Makes this process serve a mailbox. @returns undefined if another process does. */
export async function take(
  db: Executor,
  mailboxId: string,
  { serverId, now, until }: Serving,
): Promise<MailboxRow | undefined> {
  return db
    .updateTable('mailboxes')
    .set({ served_by: serverId, served_until: until })
    .where('id', '=', mailboxId)
    .where(({ eb, or }) =>
      or([eb('served_by', 'is', null), eb('served_by', '=', serverId), eb('served_until', '<=', now)]),
    )
    .returning(mailboxColumns)
    .executeTakeFirst()
}

/** Renews the lease on mailboxes that no other process has taken over. */
export async function renew(
  db: Executor,
  mailboxIds: readonly string[],
  { serverId, until }: Omit<Serving, 'now'>,
): Promise<void> {
  if (mailboxIds.length === 0) return
  await sql`
    update mailboxes set served_until = ${until}
    where id = any(${mailboxIds}::uuid[]) and served_by = ${serverId}`.execute(db)
}

/** Releases mailboxes, so that other processes may serve them at once. */
export async function release(db: Executor, mailboxIds: readonly string[], serverId: string): Promise<void> {
  if (mailboxIds.length === 0) return
  await sql`
    update mailboxes set served_by = null, served_until = null
    where id = any(${mailboxIds}::uuid[]) and served_by = ${serverId}`.execute(db)
}
