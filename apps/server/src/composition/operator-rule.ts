import type { OperatorRule } from '../modules/accounts/operator/is-operator.ts'
import type { Settings } from '../settings/settings.ts'

/** Who operates the installation: the accounts of OPERATOR_EMAILS; without it the first account where all is a trial. */
export function toOperatorRule({
  operatorEmails,
  sandbox,
}: Pick<Settings, 'operatorEmails' | 'sandbox'>): OperatorRule {
  return { emails: operatorEmails, firstAccount: sandbox }
}
