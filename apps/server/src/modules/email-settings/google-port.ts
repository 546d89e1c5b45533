import { type AuthorizationStart, type CodeExchange, OAuthError, type OAuthTokens } from './oauth/oauth-port.ts'

/** Google's response to a code or a refresh token. */
export interface GoogleTokens extends OAuthTokens {
  /** The account's address from the ID token; undefined on a refresh without an ID token. */
  readonly email: string | undefined
}

export interface GoogleStart extends AuthorizationStart {
  /** Whether to ask for permission to read mails, too. */
  readonly asksToRead: boolean
}

/** Thrown when Google issued no tokens. The message is shown to users and contains no secret. */
export class GoogleError extends OAuthError {
  override readonly name = 'GoogleError'
}

/** OAuth scope for sending mail only. */
export const gmailSendScope = 'https://www.googleapis.com/auth/gmail.send'
/** OAuth scope for reading mails; it is asked for only if answers are to be read. */
export const gmailReadScope = 'https://www.googleapis.com/auth/gmail.readonly'

/** Google's sign-in (OAuth 2.0 for web servers). Nothing is retried. */
export interface Google {
  /** Whether it is the sandbox's stand-in. */
  readonly isStandIn: boolean
  /** URL of the page on which a user permits sending mail, and maybe reading it. */
  toAuthorizationUrl(start: GoogleStart): string
  /** @throws GoogleError */
  exchangeCode(exchange: CodeExchange): Promise<GoogleTokens>
  /** @throws GoogleError */
  refresh(refreshToken: string): Promise<GoogleTokens>
  /** Revokes a token; succeeds also if it is no longer valid. @throws GoogleError */
  revoke(token: string): Promise<void>
}
