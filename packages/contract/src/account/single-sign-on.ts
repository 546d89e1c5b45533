import { z } from 'zod'
import { TokenPair, VerificationCode } from '../accounts.ts'
import { defineEndpoint } from '../base/endpoint.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'

/**
 * A page of this site. Browsers read `//host` and `/\host` as other sites, and skip control characters while they
 * read.
 */
export const LocalPath = z
  .string()
  .max(2000, schemaText('single_sign_on.destination'))
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, schemaText('single_sign_on.destination'))

/** Id of a provider, as the operator named it. */
export const ProviderId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, schemaText('single_sign_on.unknown_provider'))

/** A provider that people can sign in with. */
export const SignInProvider = z.object({
  id: ProviderId,
  name: z.string(),
  /** The only domains of addresses that it serves; empty: all. */
  domains: z.array(z.string()),
})
export type SignInProvider = z.output<typeof SignInProvider>

/** The ways to sign in. */
export const SignInWays = z.object({
  providers: z.array(SignInProvider),
  /** Whether accounts have passwords of this installation. */
  local_passwords: z.boolean(),
})
export type SignInWays = z.output<typeof SignInWays>

/** The person is signed in, or a code was mailed to the address that the provider has not verified. */
export const SingleSignOnAnswer = z.discriminatedUnion('state', [
  TokenPair.extend({ state: z.literal('signed_in'), destination: z.string() }),
  z.object({
    state: z.literal('code_sent'),
    confirmation_id: z.uuid(),
    email: z.string(),
    expires_at: z.iso.datetime(),
  }),
])
export type SingleSignOnAnswer = z.output<typeof SingleSignOnAnswer>

/** An identity at a provider with which the user signs in. */
export const Identity = z.object({
  id: z.uuid(),
  /** The provider's name. */
  provider: z.string(),
  /** Whether people can still sign in with this provider. */
  is_usable: z.boolean(),
  /** The address that the provider gave last. */
  email: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
})
export type Identity = z.output<typeof Identity>

const Message = z.object({ message: z.string(), ...messageFields })
const Token = z.string().min(1).max(4096)
const tag = 'single sign-on'

/** Signing in by OpenID Connect, with a provider that the operator chose. */
export const singleSignOnEndpoints = {
  listWays: defineEndpoint({
    method: 'GET',
    path: '/api/auth/single-sign-on',
    access: 'public',
    tag,
    summary: 'The providers that people can sign in with, and whether there are local passwords',
    response: SignInWays,
  }),
  start: defineEndpoint({
    method: 'POST',
    path: '/api/auth/single-sign-on/start',
    access: 'public',
    knowsDevice: true,
    tag,
    summary: "Starts a sign-in; `authorization_url` is the provider's page, good for 10 minutes in this browser",
    body: z.object({
      provider: ProviderId,
      /** The page to open afterwards. */
      destination: LocalPath,
      /** Filled in on the provider's page. */
      email: z.string().max(320).optional(),
    }),
    response: z.object({ authorization_url: z.url() }),
  }),
  complete: defineEndpoint({
    method: 'POST',
    path: '/api/auth/single-sign-on/complete',
    access: 'public',
    knowsDevice: true,
    tag,
    summary: 'Completes a sign-in in the browser that started it, with the parameters of the page it came back to',
    body: z.object({
      provider: ProviderId,
      code: Token,
      state: z.string().min(1).max(200),
      /** The issuer, where the provider names it (RFC 9207). */
      iss: z.string().max(2000).optional(),
    }),
    response: SingleSignOnAnswer,
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/api/auth/single-sign-on/confirm',
    access: 'public',
    knowsDevice: true,
    tag,
    summary: 'Confirms an address that the provider has not verified with the mailed code, and signs in',
    body: z.object({ confirmation_id: z.uuid(), verification_code: VerificationCode }),
    response: SingleSignOnAnswer,
  }),
  listIdentities: defineEndpoint({
    method: 'GET',
    path: '/api/account/identities',
    access: 'user',
    tag,
    summary:
      'The identities with which the user signs in, and whether the account has a password; it has none if it was made by single sign-on',
    response: z.object({ identities: z.array(Identity), has_password: z.boolean() }),
  }),
  removeIdentity: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/identities/:id',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Removes an identity; 409 when it is the last way to sign in',
    params: z.object({ id: z.uuid() }),
    response: Message,
  }),
} as const
