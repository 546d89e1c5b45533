import type { Client } from '../requests/endpoint-binding.ts'

/** Error codes of the endpoints for programs (RFC 6749, RFC 7591, RFC 8707). */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'

/** A refusal in the form of the protocol, for the program and its developers. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly code: OAuthErrorCode

  /** @param description English, in ASCII as the protocol demands. */
  constructor(code: OAuthErrorCode, description: string) {
    super(description)
    this.code = code
  }
}

/** Answer of the token endpoint (RFC 6749, 5.1). */
export interface IssuedTokens {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

/** What programs ask of the authorization server. Parameters are those of the form, each of which occurs once. */
export interface OAuthProtocol {
  /** Registers a program (RFC 7591). @throws OAuthError; AppError `too_many_requests`. */
  register(metadata: unknown, client: Client): Promise<object>
  /** Exchanges a code or a refresh token. @throws OAuthError; AppError `too_many_requests`. */
  issueTokens(parameters: ReadonlyMap<string, string>, client: Client): Promise<IssuedTokens>
  /** Revokes a token (RFC 7009); an unknown one is no error. @throws OAuthError; AppError `too_many_requests`. */
  revoke(parameters: ReadonlyMap<string, string>, client: Client): Promise<void>
}

export interface OAuthService {
  readonly protocol: OAuthProtocol
  /** Public URL of the installation, without a trailing slash: the issuer. */
  readonly getPublicUrl: () => string
}
