import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { FurtherSenderRow } from '../../database/tables/email-settings-tables.ts'

const columns = [
  'id',
  'user_id',
  'name',
  'smtp_host',
  'smtp_port',
  'smtp_user',
  'smtp_from',
  'smtp_pass_sealed',
  'created_at',
  'removed_at',
] as const

type Settings = Pick<
  FurtherSenderRow,
  'name' | 'smtp_host' | 'smtp_port' | 'smtp_user' | 'smtp_from' | 'smtp_pass_sealed'
>

/** The user's further mailboxes that are not removed, oldest first. */
export async function list(db: Executor, userId: string): Promise<FurtherSenderRow[]> {
  return db
    .selectFrom('further_senders')
    .select(columns)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

interface Own {
  readonly userId: string
  readonly id: string
}

export async function find(db: Executor, { userId, id }: Own): Promise<FurtherSenderRow | undefined> {
  return db
    .selectFrom('further_senders')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Adds a mailbox. @returns undefined if the user has `most` of them. */
export async function insert(
  db: Executor,
  { userId, settings, most, now }: { userId: string; settings: Settings; most: number; now: Date },
): Promise<FurtherSenderRow | undefined> {
  const { rows } = await sql<FurtherSenderRow>`
    insert into further_senders
      (user_id, name, smtp_host, smtp_port, smtp_user, smtp_from, smtp_pass_sealed, created_at)
    select ${userId}::uuid, ${settings.name}, ${settings.smtp_host}, ${settings.smtp_port}::int, ${settings.smtp_user},
      ${settings.smtp_from}, ${settings.smtp_pass_sealed}, ${now}::timestamptz
    where (select count(*) from further_senders where user_id = ${userId} and removed_at is null) < ${most}
    returning *`.execute(db)
  return rows[0]
}

/** @returns undefined if the user has no such mailbox. */
export async function update(
  db: Executor,
  { userId, id, settings }: Own & { settings: { [Key in keyof Settings]?: Settings[Key] | undefined } },
): Promise<FurtherSenderRow | undefined> {
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  return db
    .updateTable('further_senders')
    .set({ ...given, name: sql`coalesce(${settings.name ?? null}, name)` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}
