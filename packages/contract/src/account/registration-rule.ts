import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'

/**
 * Rules for new accounts. `auto`: open until the first account exists, then by invitation; always open where everything
 * is a demonstration.
 */
export const registrationModes = ['auto', 'open', 'invitation', 'domain'] as const
export const RegistrationMode = z.enum(registrationModes)
export type RegistrationMode = z.output<typeof RegistrationMode>

/** A rule as it applies now. */
export const AppliedRegistration = z.enum(['open', 'invitation', 'domain'])
export type AppliedRegistration = z.output<typeof AppliedRegistration>

/** A domain of addresses, in lower case. */
export const RegistrationDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/)

export const maxRegistrationDomains = 50

export const registrationEndpoints = {
  getRegistration: defineEndpoint({
    method: 'GET',
    path: '/api/auth/registration',
    access: 'public',
    tag: 'accounts',
    summary: 'Whose addresses may get an account at the moment, and the address to ask for an invitation',
    response: z.object({
      registration: AppliedRegistration,
      /** For `domain`: the domains whose addresses may register; invited addresses may as well. */
      domains: z.array(z.string()),
      /** Address to write to for an invitation; null: none is set. */
      contact: z.string().nullable(),
    }),
  }),
} as const
