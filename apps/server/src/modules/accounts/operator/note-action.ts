import type { OperatorAction } from '@troupe/contract/account/admin'
import type { AccountContext } from '../core/account-context.ts'
import * as actions from './operator-action-repository.ts'

/** The operator, command or provider that acts. */
export interface Operator {
  /** The operating system's user and host; `screen` for an account; the name of a provider of single sign-on. */
  readonly operator: string
  /** The account; absent: the command line. */
  readonly operatorId?: string
}

interface NotedAction {
  readonly action: OperatorAction
  /** Null: it concerns no account. */
  readonly accountId: string | null
  readonly detail?: string
}

/** Records an action of an operator. Call it in the transaction of the action, so that none is without its record. */
export async function noteAction(
  { db, clock, log, operator, operatorId = undefined }: Pick<AccountContext, 'db' | 'clock' | 'log'> & Operator,
  { action, accountId, detail }: NotedAction,
): Promise<void> {
  const noted = { action, accountId, operator, operatorId: operatorId ?? null, detail: detail ?? null, at: clock.now() }
  await actions.insert(db, noted)
  log.info({ event: 'operator-action', ...noted, userId: accountId }, 'an operator changed something')
}
