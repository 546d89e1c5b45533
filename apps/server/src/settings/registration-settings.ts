import { RegistrationMode } from '@troupe/contract/account/registration-rule'
import { Email } from '@troupe/contract/mail/email-address'
import { z } from 'zod'
import { DomainList } from './list-settings.ts'
import { SettingsError } from './settings-error.ts'

export const RegistrationEnvironment = z.object({
  REGISTRATION: RegistrationMode.default('auto'),
  REGISTRATION_DOMAINS: DomainList.optional(),
  REGISTRATION_CONTACT: Email.optional(),
})

/** Addresses that may get an account, unless an operator chose another rule. */
export interface RegistrationSettings {
  readonly rule: { readonly mode: RegistrationMode; readonly domains: readonly string[] }
  /** Whether everything is a demonstration, which stays open. */
  readonly isDemo: boolean
  /** Address that strangers see to ask for an invitation. */
  readonly contact: string | undefined
}

/** @throws SettingsError where a rule by domain names none. */
export function toRegistrationSettings(
  { REGISTRATION, REGISTRATION_DOMAINS, REGISTRATION_CONTACT }: z.output<typeof RegistrationEnvironment>,
  isDemo: boolean,
): RegistrationSettings {
  if (REGISTRATION === 'domain' && !REGISTRATION_DOMAINS) {
    throw new SettingsError('REGISTRATION_DOMAINS is required with REGISTRATION=domain')
  }
  return {
    rule: { mode: REGISTRATION, domains: REGISTRATION_DOMAINS ?? [] },
    isDemo,
    contact: REGISTRATION_CONTACT,
  }
}
