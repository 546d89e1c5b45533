/** Google's answer to a code or a refresh token. */
export interface GoogleTokens {
  readonly accessToken: string
  /** From now, seconds. */
  readonly expiresInSeconds: number
  /** Absent where Google gives none, and the one before stays good. */
  readonly refreshToken: string | undefined
  /** Scopes that the user has granted. */
  readonly scopes: readonly string[]
  /** The account's address, of the ID token; absent on a refresh without one. */
  readonly email: string | undefined
}

export interface AuthorizationStart {
  readonly state: string
  /** S256 of PKCE's verifier. */
  readonly codeChallenge: string
  readonly redirectUri: string
}

export interface CodeExchange {
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

/**
 * `ended`: the code or the refresh token is not good (any more), and never will be; `misconfigured`: Google does not take our
 * client; `unreachable`: no answer that could be read.
 */
export type GoogleErrorKind = 'ended' | 'misconfigured' | 'unreachable'

/** Google gave no tokens. The message is for people and holds no secret. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError'
  readonly kind: GoogleErrorKind

  constructor(kind: GoogleErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** OAuth scope for sending mail only. */
export const gmailSendScope = 'https://www.googleapis.com/auth/gmail.send'

/** Google's sign-in (OAuth 2.0 for web servers). Nothing is retried. */
export interface Google {
  /** Whether it is the sandbox's stand-in. */
  readonly isStandIn: boolean
  /** The page on which a person allows us to send mail. */
  toAuthorizationUrl(start: AuthorizationStart): string
  /** @throws GoogleError */
  exchangeCode(exchange: CodeExchange): Promise<GoogleTokens>
  /** @throws GoogleError */
  refresh(refreshToken: string): Promise<GoogleTokens>
  /** Ends what the token stands for; it does not matter whether it still stands for anything. @throws GoogleError */
  revoke(token: string): Promise<void>
}
