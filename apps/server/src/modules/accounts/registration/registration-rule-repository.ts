import { RegistrationMode } from '@troupe/contract/account/registration-rule'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { RegistrationRule } from '../installation/installation-rules.ts'

/** Number of the lock that lets one registration after another find out whether it is the first. */
const firstAccountLock = 5_081_950

/** The rule that an operator chose; undefined if there is none, or one of a later release. */
export async function findChosen(db: Executor): Promise<RegistrationRule | undefined> {
  const row = await db.selectFrom('registration_settings').select(['mode', 'domains']).executeTakeFirst()
  const mode = RegistrationMode.safeParse(row?.mode)
  return row && mode.success ? { mode: mode.data, domains: row.domains } : undefined
}

export async function replaceChosen(db: Executor, { mode, domains }: RegistrationRule, now: Date): Promise<void> {
  const values = { mode, domains, changed_at: now }
  await db
    .insertInto('registration_settings')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

export async function deleteChosen(db: Executor): Promise<void> {
  await db.deleteFrom('registration_settings').execute()
}

/** Whether there is any account. */
export async function hasAccounts(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Waits for other first registrations, until the end of the transaction. */
export async function lockFirstAccount(transaction: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${firstAccountLock})`.execute(transaction)
}
