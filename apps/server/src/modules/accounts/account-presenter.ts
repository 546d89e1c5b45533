import type { Session } from '@troupe/contract/account/account-settings'
import type { TokenPair, User } from '@troupe/contract/accounts'
import { say } from '@troupe/contract/messages/message'
import { referToMessage, tellMessage } from '@troupe/contract/messages/wire-message'
import type { SessionRow, UserRow } from '../../database/tables/account-tables.ts'
import type { Actor } from '../../http/requests/endpoint-binding.ts'
import type { RegistrationOptions } from './installation/installation-rules.ts'
import type { RegistrationState } from './registration/decide-registration.ts'
import { describeDevice } from './sessions/describe-device.ts'
import type { Tokens } from './sessions/start-session.ts'
import type { EmailChange } from './verification/code-request-repository.ts'
import type { OpenedCode } from './verification/open-code.ts'
import type { AddressStatus } from './verification/verify-address.ts'

export function presentUser(row: UserRow): User {
  const { id, email, username, language, time_zone, created_at } = row
  return { id, email, username, language, time_zone, created_at: created_at.toISOString() }
}

/** The signed-in user, and whether the session has to set up a second factor first. */
export function presentCurrentUser(row: UserRow, { needsSecondFactor }: Actor): User {
  return { ...presentUser(row), ...(needsSecondFactor && { second_factor_demanded: needsSecondFactor }) }
}

export function presentTokens(tokens: Tokens): TokenPair {
  return { access_token: tokens.accessToken, refresh_token: tokens.refreshToken }
}

export function presentRegistration({ requestId, expiresAt }: OpenedCode) {
  return { expires_at: expiresAt.toISOString(), registration_id: requestId }
}

/** The rule for strangers. */
export function presentRegistrationRule(
  { applied, rule }: RegistrationState,
  { contact }: Pick<RegistrationOptions, 'contact'>,
) {
  return { registration: applied, domains: applied === 'domain' ? [...rule.domains] : [], contact: contact ?? null }
}

export function presentAddressStatus({ isVerified, codeExpiresAt }: AddressStatus) {
  const said = say(
    isVerified ? 'accounts.address_verified' : codeExpiresAt ? 'accounts.code_open' : 'accounts.no_code_open',
  )
  const expires_at = codeExpiresAt?.toISOString() ?? null
  return { success: true, ...tellMessage(said), expires_at, email_verified: isVerified }
}

export function presentSession(row: SessionRow, actor: Actor): Session {
  const device = describeDevice(row.user_agent)
  return {
    id: row.id,
    device: device.text,
    device_message: referToMessage(device),
    ip: row.ip,
    sign_in_method: row.sign_in_method,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.id === actor.sessionId,
    ...(row.single_sign_on_provider === null ? {} : { single_sign_on_provider: row.single_sign_on_provider }),
  }
}

export function presentExportedSession(row: SessionRow) {
  return {
    id: row.id,
    user_agent: row.user_agent,
    ip: row.ip,
    sign_in_method: row.sign_in_method,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    single_sign_on_provider: row.single_sign_on_provider,
  }
}

export function presentEmailChange({ email, createdAt, expiresAt }: EmailChange) {
  return { new_email: email, requested_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() }
}
