import { type OperatorAction as ActionKind, type AuditFilter, operatorActions } from '@troupe/contract/account/admin'
import { toMoments } from '@troupe/contract/base/time-range'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface OperatorAction {
  readonly action: ActionKind
  /** The account, which may have been deleted; null if no account has the address, or the action concerns none. */
  readonly accountId: string | null
  /** The operating system's user and host that ran the command; `screen`: an account did it. */
  readonly operator: string
  readonly operatorId: string | null
  readonly detail: string | null
  readonly at: Date
}

/** An action with the addresses of its accounts, as far as they exist. */
export interface LoggedAction extends OperatorAction {
  readonly id: string
  readonly accountEmail: string | null
  readonly operatorEmail: string | null
}

export async function insert(db: Executor, { accountId, operatorId, ...action }: OperatorAction): Promise<void> {
  await db
    .insertInto('operator_actions')
    .values({ ...action, account_id: accountId, operator_id: operatorId })
    .execute()
}

interface Range {
  readonly filter?: AuditFilter
  /** Begins after this action; absent: with the newest. */
  readonly olderThan?: Pick<LoggedAction, 'id' | 'at'>
  readonly limit: number
  readonly offset?: number
}

/** Actions of operators, newest first. */
export async function list(db: Executor, { filter, olderThan, limit, offset = 0 }: Range): Promise<LoggedAction[]> {
  return filtered(db, filter)
    .$if(olderThan !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(at < ${olderThan?.at} or (at = ${olderThan?.at} and operator_actions.id > ${olderThan?.id}))`,
      ),
    )
    .select([
      'operator_actions.id',
      'action',
      'account_id as accountId',
      'operator',
      'operator_id as operatorId',
      'detail',
      'at',
      'accounts.email as accountEmail',
      'operators.email as operatorEmail',
    ])
    .orderBy('at', 'desc')
    .orderBy('operator_actions.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function count(db: Executor, filter: AuditFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function filtered(db: Executor, { person, action, ...range }: AuditFilter = { person: '' }) {
  const { start, end } = toMoments(range)
  const pattern = `%${person.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .selectFrom('operator_actions')
    .leftJoin('users as accounts', 'accounts.id', 'account_id')
    .leftJoin('users as operators', 'operators.id', 'operator_id')
    .where('action', 'in', operatorActions)
    .$if(person !== '', (query) =>
      query.where((where) =>
        where.or([
          where('accounts.email', 'ilike', pattern),
          where('operators.email', 'ilike', pattern),
          where('operator', 'ilike', pattern),
        ]),
      ),
    )
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'unlock'))
    .where('at', '>=', start)
    .where('at', '<', end)
}
