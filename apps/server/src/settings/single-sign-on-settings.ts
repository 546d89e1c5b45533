import { ProviderId } from '@troupe/contract/account/single-sign-on'
import { Email } from '@troupe/contract/mail/email-address'
import { z } from 'zod'
import { isLoopbackName } from '../lib/loopback.ts'
import { SettingsError } from './settings-error.ts'

const most = 20
const Domain = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().regex(/^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/, 'must be domain names'))
/** Such as `groups`, or `realm_access.roles` for a claim in another. */
const ClaimName = z.string().regex(/^[^\s]{1,200}$/, 'must be the name of a claim')
const Role = z.enum(['owner', 'admin', 'member', 'viewer'])
/** Whoever the provider says nothing about gets no power over others. */
const DefaultRole = z.enum(['member', 'viewer'])

const Provider = z
  .strictObject({
    id: ProviderId,
    name: z.string().trim().min(1).max(60),
    issuer: z.url({ protocol: /^https?$/ }).refine(isSafeIssuer, 'must begin with https://'),
    client_id: z.string().min(1),
    client_secret: z.string().min(1),
    domains: z.array(Domain).default([]),
    role_claim: ClaimName.optional(),
    roles: z.record(z.string(), Role).default({}),
    workspace: z.union([z.uuid(), Email]).optional(),
    default_role: DefaultRole.optional(),
  })
  .refine(({ role_claim, roles }) => (role_claim === undefined) === (Object.keys(roles).length === 0), {
    message: 'role_claim and roles are required together',
  })
  .refine(({ workspace, role_claim }) => workspace === undefined || role_claim !== undefined, {
    message: 'workspace needs role_claim and roles',
  })
  .refine(({ workspace, default_role }) => default_role === undefined || workspace !== undefined, {
    message: 'default_role needs workspace',
  })

const Providers = z
  .array(Provider)
  .max(most)
  .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length, 'two have the same id')

/** The environment variables of single sign-on. */
export const SingleSignOnEnvironment = z.object({
  SINGLE_SIGN_ON: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'must be a list of providers in JSON' })
        return z.NEVER
      }
    })
    .pipe(Providers)
    .optional(),
  LOCAL_PASSWORDS: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(true),
})

/** An OpenID Connect provider that people can sign in with. */
export interface ProviderSettings {
  readonly id: string
  /** Shown on the sign-in screen. */
  readonly name: string
  /** Where discovery begins. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The only domains of addresses that it serves; empty: all. */
  readonly domains: readonly string[]
  /** The claim whose values give a role; undefined: none does. */
  readonly roleClaim: string | undefined
  /** Roles by values of the claim. */
  readonly roles: ReadonlyMap<string, z.output<typeof Role>>
  /** Workspace that people join with their role: its id, or the address of its owner. Undefined: none. */
  readonly workspace: string | undefined
  /** Role in it of people whom the claim gives none; undefined: they are no members. */
  readonly defaultRole: z.output<typeof DefaultRole> | undefined
}

export interface SingleSignOnSettings {
  /** Undefined: the sandbox's stand-in. */
  readonly providers: readonly ProviderSettings[] | undefined
  /** Whether accounts have passwords of this installation. */
  readonly localPasswords: boolean
}

/** @throws SettingsError where nobody could sign in. */
export function toSingleSignOnSettings(
  value: z.output<typeof SingleSignOnEnvironment>,
  sandbox: boolean,
): SingleSignOnSettings {
  const providers = value.SINGLE_SIGN_ON?.map((provider) => ({
    ...{ id: provider.id, name: provider.name, issuer: provider.issuer, domains: provider.domains },
    clientId: provider.client_id,
    clientSecret: provider.client_secret,
    roleClaim: provider.role_claim,
    roles: new Map(Object.entries(provider.roles)),
    workspace: provider.workspace,
    defaultRole: provider.default_role,
  }))
  const localPasswords = value.LOCAL_PASSWORDS
  if (!localPasswords && (providers ? providers.length === 0 : !sandbox)) {
    throw new SettingsError('SINGLE_SIGN_ON is required with LOCAL_PASSWORDS=off, or nobody could sign in')
  }
  return { providers, localPasswords }
}

/** Without TLS only on this machine: whoever can change the answers could sign in as anybody. */
function isSafeIssuer(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || isLoopbackName(hostname)
}
