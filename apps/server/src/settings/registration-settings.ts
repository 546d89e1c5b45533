import { RegistrationMode } from '@troupe/contract/account/registration-rule'
import { Email } from '@troupe/contract/mail/email-address'
import { z } from 'zod'

/** Names separated by commas, such as `cdn.example.com, pictures.example.org`. */
export const DomainList = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/, 'must be domain names, separated by commas')))

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

export function toRegistrationSettings(
  { REGISTRATION, REGISTRATION_DOMAINS, REGISTRATION_CONTACT }: z.output<typeof RegistrationEnvironment>,
  isDemo: boolean,
): RegistrationSettings {
  return {
    rule: { mode: REGISTRATION, domains: REGISTRATION_DOMAINS ?? [] },
    isDemo,
    contact: REGISTRATION_CONTACT,
  }
}
