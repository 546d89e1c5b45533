import type { TokenPair, User } from '@troupe/contract/accounts'
import type { UserRow } from '../../database/tables.ts'
import type { StartedRegistration } from './register.ts'
import type { Tokens } from './start-session.ts'

export function presentUser(row: UserRow): User {
  return { id: row.id, email: row.email, username: row.username, created_at: row.created_at.toISOString() }
}

export function presentTokens(tokens: Tokens): TokenPair {
  return { access_token: tokens.accessToken, refresh_token: tokens.refreshToken }
}

export function presentRegistration({ registrationId, expiresAt }: StartedRegistration) {
  return { expires_at: expiresAt.toISOString(), registration_id: registrationId }
}
