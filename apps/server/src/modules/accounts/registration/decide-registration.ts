import type { AppliedRegistration } from '@troupe/contract/account/registration-rule'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import type { RegistrationRule } from '../installation/installation-rules.ts'
import { canRegister, findAppliedRegistration, isForFirstAccount } from './registration-policy.ts'
import * as rules from './registration-rule-repository.ts'

type DecideContext = Pick<AccountContext, 'registration' | 'findInvitation'>

export interface RegistrationState {
  readonly rule: RegistrationRule
  /** The rule of an operator; undefined: the setting applies. */
  readonly chosen: RegistrationRule | undefined
  readonly applied: AppliedRegistration
}

/** Reads the rule that is in force: that of an operator, else that of the settings. */
export async function readRegistration(
  { registration }: Pick<DecideContext, 'registration'>,
  db: Executor,
): Promise<RegistrationState> {
  const chosen = await rules.findChosen(db)
  const rule = chosen ?? registration.rule
  const applied = findAppliedRegistration(rule, {
    isDemo: registration.isDemo,
    hasAccounts: await rules.hasAccounts(db),
  })
  return { rule, chosen, applied }
}

/**
 * Refuses an address that may get no account. It does not look whether the address has one.
 * @throws AppError `forbidden`
 */
export async function requireRegistration(context: DecideContext, db: Executor, email: string): Promise<void> {
  const { rule, applied } = await readRegistration(context, db)
  if (applied === 'open') return
  const isInvited = (await context.findInvitation(db, email)) !== undefined
  if (canRegister(applied, rule, { email, isInvited })) return
  throw new AppError('forbidden', say(applied === 'domain' ? 'accounts.domain_closed' : 'accounts.invitation_needed'))
}

/**
 * Decides again in the transaction that creates the account: registration may have been closed meanwhile, or another
 * account be the first.
 * @throws AppError `forbidden`
 */
export async function requireRegistrationStill(context: DecideContext, transaction: Executor, email: string) {
  const rule = (await rules.findChosen(transaction)) ?? context.registration.rule
  if (isForFirstAccount(rule, context.registration)) await rules.lockFirstAccount(transaction)
  await requireRegistration(context, transaction, email)
}
