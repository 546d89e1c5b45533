import type { Identity, SignInProvider, SingleSignOnAnswer } from '@troupe/contract/account/single-sign-on'
import type { IdentityRow } from '../../../database/tables/account-tables.ts'
import type { IdentityProvider } from '../installation/identity-provider-port.ts'
import type { Completed } from './complete-single-sign-on.ts'
import type { NamedIdentity } from './identities.ts'

export function presentProvider({ id, name, domains }: IdentityProvider): SignInProvider {
  return { id, name, domains: [...domains] }
}

export function presentCompleted(completed: Completed): SingleSignOnAnswer {
  if (completed.state === 'code_sent') {
    const { state, confirmationId, email, expiresAt } = completed
    return { state, confirmation_id: confirmationId, email, expires_at: expiresAt.toISOString() }
  }
  const { state, tokens, destination } = completed
  return { state, access_token: tokens.accessToken, refresh_token: tokens.refreshToken, destination }
}

export function presentIdentity({ providerName, ...row }: NamedIdentity): Identity {
  return {
    id: row.id,
    provider: providerName ?? row.issuer,
    is_usable: providerName !== undefined,
    email: row.email,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }
}

export function presentExportedIdentity(row: IdentityRow) {
  const { provider, issuer, subject, email } = row
  const times = { created_at: row.created_at.toISOString(), last_used_at: row.last_used_at.toISOString() }
  return { provider, issuer, subject, email, ...times }
}
