import type { AppliedRegistration } from '@troupe/contract/account/registration-rule'
import type { RegistrationRule } from '../installation/installation-rules.ts'

/** Circumstances that `auto` depends on. */
export interface Circumstances {
  readonly hasAccounts: boolean
  /** Whether everything is a demonstration. */
  readonly isDemo: boolean
}

/** Finds the rule as it applies now. `auto` is open for the first account, and always in a demonstration. */
export function findAppliedRegistration(
  { mode }: RegistrationRule,
  { hasAccounts, isDemo }: Circumstances,
): AppliedRegistration {
  if (mode !== 'auto') return mode
  return isDemo || !hasAccounts ? 'open' : 'invitation'
}

/** Whether the rule can change with the first account. */
export function isForFirstAccount({ mode }: RegistrationRule, { isDemo }: Pick<Circumstances, 'isDemo'>): boolean {
  return mode === 'auto' && !isDemo
}

/** An address that asks for an account. */
export interface Applicant {
  /** Normalised. */
  readonly email: string
  readonly isInvited: boolean
}

/** Whether an address may get an account. Whether it has one already is not asked, so that no refusal tells it. */
export function canRegister(
  applied: AppliedRegistration,
  { domains }: Pick<RegistrationRule, 'domains'>,
  { email, isInvited }: Applicant,
): boolean {
  if (applied === 'open' || isInvited) return true
  return applied === 'domain' && domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
