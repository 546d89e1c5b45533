import type { CompanyAddress } from '@troupe/contract/mail/company-address'
import type { Executor } from '../../../database/database.ts'

const columns = ['company', 'address'] as const

/** The company's name and postal address of a user; undefined until they are entered. */
export async function find(db: Executor, workspaceId: string): Promise<CompanyAddress | undefined> {
  return db.selectFrom('company_addresses').select(columns).where('workspace_id', '=', workspaceId).executeTakeFirst()
}

export async function save(
  db: Executor,
  { workspaceId, given, now }: { workspaceId: string; given: CompanyAddress; now: Date },
): Promise<CompanyAddress> {
  return db
    .insertInto('company_addresses')
    .values({ workspace_id: workspaceId, ...given, updated_at: now })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ ...given, updated_at: now }))
    .returning(columns)
    .executeTakeFirstOrThrow()
}
