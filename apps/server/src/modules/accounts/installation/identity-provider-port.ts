import type { SignInSecrets } from '../secrets/attempt-secrets.ts'

/** Roles that a provider's claim can give, the most powerful first. */
export const signInRoles = ['owner', 'admin', 'member', 'viewer'] as const
export type SignInRole = (typeof signInRoles)[number]

/** The parameters with which a browser comes back from a provider. */
export interface ProviderAnswer {
  readonly code: string
  /** The issuer, where the provider names it (RFC 9207). */
  readonly issuer: string | undefined
}

/** A person as a provider describes them. */
export interface ProvidedIdentity {
  readonly issuer: string
  readonly subject: string
  /** Undefined: the provider tells none. */
  readonly email: string | undefined
  /** Whether the provider has verified that the address is this person's. */
  readonly isEmailVerified: boolean
  readonly name: string | undefined
  /** From the claim that the settings name; undefined: none, or no known value. */
  readonly role: SignInRole | undefined
}

/** An OpenID Connect provider. */
export interface IdentityProvider {
  readonly id: string
  /** Shown on the sign-in screen. */
  readonly name: string
  /** The only domains of addresses that it serves; empty: all. */
  readonly domains: readonly string[]
  /** Address of the page on which people sign in. @throws IdentityProviderError */
  toAuthorizationUrl(secrets: SignInSecrets, email: string | undefined): Promise<string>
  /**
   * Exchanges the code and verifies the ID token: signature, issuer, audience, times and nonce.
   * @throws IdentityProviderError
   */
  readIdentity(answer: ProviderAnswer, secrets: SignInSecrets): Promise<ProvidedIdentity>
}

/**
 * `unreachable`: no usable answer; `refused`: the answer proves nothing; `misconfigured`: the provider refuses this
 * client.
 */
export type IdentityProviderFailure = 'unreachable' | 'refused' | 'misconfigured'

/** The message is for the log. */
export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError'
  readonly kind: IdentityProviderFailure
  /** The provider's error code, if it sent one. */
  readonly reason: string

  constructor(
    kind: IdentityProviderFailure,
    message: string,
    options: { readonly reason?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.reason = options.reason ?? ''
  }
}
