import type { Message } from '@troupe/contract/messages/message'

/** A provider's response to a code or a refresh token. */
export interface OAuthTokens {
  readonly accessToken: string
  /** Seconds from now. */
  readonly expiresInSeconds: number
  /** Undefined if the provider issued no new one; the previous refresh token then remains valid. */
  readonly refreshToken: string | undefined
  /** Scopes that the user has granted. */
  readonly scopes: readonly string[]
}

export interface AuthorizationStart {
  readonly state: string
  /** S256 challenge of the PKCE verifier. */
  readonly codeChallenge: string
  readonly redirectUri: string
}

export interface CodeExchange {
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

/**
 * `ended`: the code or the refresh token is permanently invalid; `misconfigured`: the provider rejects this
 * installation's client; `unreachable`: no readable response.
 */
export type OAuthErrorKind = 'ended' | 'misconfigured' | 'unreachable'

/** Thrown when a provider issued no tokens. The message is shown to users and contains no secret. */
export class OAuthError extends Error {
  override readonly name: string = 'OAuthError'
  readonly kind: OAuthErrorKind

  readonly said: Message

  constructor(kind: OAuthErrorKind, said: Message) {
    super(said.text)
    this.kind = kind
    this.said = said
  }
}
