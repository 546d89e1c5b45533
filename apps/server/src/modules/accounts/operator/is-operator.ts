import type { Executor } from '../../../database/database.ts'
import * as accounts from '../core/account-repository.ts'
import type { OperatorRule } from '../installation/installation-rules.ts'
import * as listed from './listed-account-repository.ts'

interface OperatorSettings {
  readonly operatorEmails: readonly string[]
  readonly sandbox: boolean
}

/** The installation's operators: the accounts of OPERATOR_EMAILS; without it the first account where all is a trial. */
export function toOperatorRule({ operatorEmails, sandbox }: OperatorSettings): OperatorRule {
  return { emails: operatorEmails, firstAccount: sandbox }
}

/** Whether a user operates the installation. Asked anew each time, as addresses change. */
export async function isOperator(
  db: Executor,
  { emails, firstAccount }: OperatorRule,
  userId: string,
): Promise<boolean> {
  if (emails.length === 0) return firstAccount && (await listed.findFirstId(db)) === userId
  const user = await accounts.findById(db, userId)
  return user !== undefined && emails.includes(user.email)
}
