import type { AuthorizationStart, CodeExchange, OAuthTokens } from '../oauth/oauth-port.ts'

/** An account with a mailbox: of Outlook.com, or of an organisation with Microsoft 365. */
export interface MicrosoftAccount {
  readonly email: string
  readonly kind: 'personal' | 'organisation'
}

export interface MicrosoftStart extends AuthorizationStart {
  /** Whether to ask for reading, too. */
  readonly reads: boolean
  /** The account that Microsoft proposes; null for none. */
  readonly email: string | null
}

/** Scope for sending mail only. */
export const microsoftSendScope = 'mail.send'
/** Scope for reading mail. */
export const microsoftReadScope = 'mail.read'

/**
 * Microsoft's sign-in (OAuth 2.0 of the Microsoft identity platform). Scopes are in lower case and without the address of
 * Graph. Microsoft has no way to revoke a token: only the user can take the permission away. Nothing is retried.
 */
export interface Microsoft {
  /** Whether it is the sandbox's stand-in. */
  readonly isStandIn: boolean
  /** URL of the page on which a user permits sending, and maybe reading. */
  toAuthorizationUrl(start: MicrosoftStart): string
  /** `account` is undefined if it has no address. @throws OAuthError */
  exchangeCode(exchange: CodeExchange): Promise<{ tokens: OAuthTokens; account: MicrosoftAccount | undefined }>
  /** Each refresh replaces the refresh token. @throws OAuthError */
  refresh(refreshToken: string): Promise<OAuthTokens>
}
