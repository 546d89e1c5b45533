import type { Executor } from '../../../database/database.ts'
import type { OperatorActionKind } from '../../../database/tables/account-tables.ts'

export interface OperatorAction {
  readonly action: OperatorActionKind
  /** The account, which may have been deleted; null if no account has the address. */
  readonly accountId: string | null
  /** The operating system's user and host that ran the command. */
  readonly operator: string
  readonly at: Date
}

export async function insert(db: Executor, { action, accountId, operator, at }: OperatorAction): Promise<void> {
  await db.insertInto('operator_actions').values({ action, account_id: accountId, operator, at }).execute()
}

/** Actions of operators, newest first. */
export async function list(db: Executor, limit: number): Promise<OperatorAction[]> {
  return db
    .selectFrom('operator_actions')
    .select(['action', 'account_id as accountId', 'operator', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
