import type { ColumnType, Generated, Selectable } from 'kysely'

/**
 * Tokens with which users' programs call the API. A revoked token is deleted; an expired one stays until its owner has
 * seen it.
 */
interface PersonalAccessTokens {
  id: Generated<string>
  workspace_id: string
  /** The member whose token it is; it ends with the membership. */
  user_id: string
  name: string
  /** One or more scopes of the contract, separated by spaces as in RFC 6749. */
  scope: string
  /** SHA-256 of the token. */
  token_hash: Buffer
  /** The token's last characters, by which its owner recognizes it. */
  ending: string
  expires_at: Date
  /** Rounded to the minute. */
  last_used_at: Date | null
  created_at: ColumnType<Date, Date | undefined, never>
}

/** Programs known to the authorization server. They are public clients, without a secret. */
interface OauthClients {
  /** Random for a registered program; the URL of its metadata document for another. */
  id: string
  kind: 'registered' | 'document'
  name: string
  redirect_uris: string[]
  /** When the copy of the metadata document has to be read again; null for a registered program. */
  fresh_until: Date | null
  /** When a user last allowed it; null: none did. */
  last_used_at: Date | null
  created_at: ColumnType<Date, Date | undefined, never>
}

/** Consents of users; the tokens issued for one are its family. A revoked grant is deleted. */
interface OauthGrants {
  id: Generated<string>
  /** The workspace that was open when it was allowed, and the member. */
  workspace_id: string
  user_id: string
  client_id: string
  /** Name and host as the user saw them when allowing it. */
  client_name: string
  redirect_host: string
  /** One or more scopes of the contract, separated by spaces as in RFC 6749. */
  scope: string
  /** The resource (RFC 8707) that its tokens are for. */
  resource: string
  /** Rounded to the minute. */
  last_used_at: Date | null
  created_at: ColumnType<Date, Date | undefined, never>
}

/** Authorization codes. A used one stays for a while, so that its second use ends the grant. */
interface OauthCodes {
  /** SHA-256 of the code. */
  code_hash: Buffer
  /** The workspace that was open when it was allowed, and the member. */
  workspace_id: string
  user_id: string
  client_id: string
  redirect_uri: string
  /** SHA-256 of the verifier, in base64url (RFC 7636). */
  code_challenge: string
  scope: string
  resource: string
  expires_at: Date
  used_at: Date | null
  /** The grant that the code was exchanged for. */
  grant_id: string | null
}

/** Tokens of a grant. A used refresh token stays until it expires, so that its second use ends the grant. */
interface OauthTokens {
  /** SHA-256 of the token. */
  token_hash: Buffer
  grant_id: string
  kind: 'access' | 'refresh'
  expires_at: Date
  used_at: Date | null
}

export interface AccessTokenTables {
  personal_access_tokens: PersonalAccessTokens
  oauth_clients: OauthClients
  oauth_grants: OauthGrants
  oauth_codes: OauthCodes
  oauth_tokens: OauthTokens
}

export type AccessTokenRow = Selectable<PersonalAccessTokens>
export type OauthClientRow = Selectable<OauthClients>
export type OauthGrantRow = Selectable<OauthGrants>
export type OauthCodeRow = Selectable<OauthCodes>
