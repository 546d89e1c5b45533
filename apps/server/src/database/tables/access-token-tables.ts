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

export interface AccessTokenTables {
  personal_access_tokens: PersonalAccessTokens
}

export type AccessTokenRow = Selectable<PersonalAccessTokens>
