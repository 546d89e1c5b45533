import type { CompanyAddress } from '@troupe/contract/mail/company-address'
import type { Executor } from '../../../database/database.ts'

const columns = ['company', 'address'] as const

/** The company's name and postal address of a user; undefined until they are entered. */
export async function find(db: Executor, userId: string): Promise<CompanyAddress | undefined> {
  return db.selectFrom('company_addresses').select(columns).where('user_id', '=', userId).executeTakeFirst()
}

export async function save(
  db: Executor,
  { userId, given, now }: { userId: string; given: CompanyAddress; now: Date },
): Promise<CompanyAddress> {
  return db
    .insertInto('company_addresses')
    .values({ user_id: userId, ...given, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...given, updated_at: now }))
    .returning(columns)
    .executeTakeFirstOrThrow()
}
