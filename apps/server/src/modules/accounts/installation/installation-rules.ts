import type { RegistrationMode } from '@troupe/contract/account/registration-rule'

/** Which accounts operate the installation. */
export interface OperatorRule {
  /** Their verified addresses, normalised. */
  readonly emails: readonly string[]
  /** Without addresses: whether the account that was made first does. Only where everything is invented data. */
  readonly firstAccount: boolean
}

/** A rule for registrations, by the settings or by an operator. */
export interface RegistrationRule {
  readonly mode: RegistrationMode
  /** For `domain`: domains in lower case whose addresses may register. */
  readonly domains: readonly string[]
}

/** The settings' part of the rule for registrations. */
export interface RegistrationOptions {
  readonly rule: RegistrationRule
  /** Whether everything is a demonstration. */
  readonly isDemo: boolean
  /** Address to ask for an invitation, which strangers see; undefined: none. */
  readonly contact: string | undefined
}

/** What applies where nothing is set: everybody may register, and nobody operates the installation. */
export const openRegistration: RegistrationOptions = {
  rule: { mode: 'open', domains: [] },
  isDemo: false,
  contact: undefined,
}
export const noOperators: OperatorRule = { emails: [], firstAccount: false }
