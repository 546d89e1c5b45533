import { Email } from '@troupe/contract/mail/email-address'
import { say } from '@troupe/contract/messages/message'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import type { IdentityProvider, ProvidedIdentity } from '../installation/identity-provider-port.ts'
import type { Tokens } from '../sessions/start-session.ts'
import { openCode } from '../verification/open-code.ts'
import * as attempts from './attempt-repository.ts'
import * as confirmations from './confirmation-repository.ts'
import { askProvider, getProvider, toRedirectUri } from './find-provider.ts'
import * as identities from './identity-repository.ts'
import { refuseUnknownAttempt, requireDevice } from './require-device.ts'
import { signInIdentity } from './sign-in-identity.ts'

/** The person is signed in, or a code was mailed to the address that the provider has not verified. */
export type Completed =
  | { readonly state: 'signed_in'; readonly tokens: Tokens; readonly destination: string }
  | {
      readonly state: 'code_sent'
      readonly confirmationId: string
      readonly email: string
      readonly expiresAt: Date
    }

interface Completion {
  readonly provider: string
  readonly code: string
  readonly state: string
  readonly iss: string | undefined
}

/**
 * Completes a sign-in with the provider's answer. An identity that is known signs in to its account; another one only
 * with an address that the provider has verified, or else with the code that is mailed to it.
 * @throws AppError `invalid_input` for an answer that this browser did not ask for or that proves nothing, `forbidden`
 * for a domain that the provider may not serve, a deactivated account or a closed registration, `unavailable` when the
 * provider does not answer, `not_found`, `too_many_requests`.
 */
export async function completeSingleSignOn(
  context: AccountContext,
  { provider: id, code, state, iss }: Completion,
  client: Client,
): Promise<Completed> {
  const { db, clock, rateLimits, attemptSecrets } = context
  await rateLimits.take(['loginByNetwork', { ip: client.ip }])
  const provider = getProvider(context, id)
  const device = requireDevice(client)
  const stateHash = attemptSecrets.hash(state)
  const attempt = await attempts.take(db, { stateHash, device, provider: id, now: clock.now() })
  if (!attempt) throw refuseUnknownAttempt()
  const secrets = attemptSecrets.derive(state, toRedirectUri(context, id))
  const provided = await askProvider(context, provider, () => provider.readIdentity({ code, issuer: iss }, secrets))
  const identity = { ...provided, email: Email.safeParse(provided.email).data }
  requireDomain(provider, identity)
  const { destination } = attempt
  if (!identity.isEmailVerified && !(await identities.isKnown(db, identity))) {
    return confirmAddress(context, { provider, identity, destination }, client)
  }
  const tokens = await signInIdentity(context, { provider, identity }, client)
  return { state: 'signed_in', tokens, destination }
}

/** @throws AppError `forbidden` */
function requireDomain({ name, domains }: IdentityProvider, { email }: ProvidedIdentity): void {
  if (domains.length === 0) return
  if (email === undefined) throw refuseWithoutEmail(name)
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (!domains.includes(domain)) {
    throw new AppError('forbidden', say('single_sign_on.domain_refused', { domain, provider: name }))
  }
}

function refuseWithoutEmail(provider: string): AppError {
  return new AppError('forbidden', say('single_sign_on.no_email', { provider }))
}

interface Unverified {
  readonly provider: IdentityProvider
  readonly identity: ProvidedIdentity
  readonly destination: string
}

/** Mails a code to the address, with which this browser goes on. */
async function confirmAddress(
  context: AccountContext,
  { provider, identity, destination }: Unverified,
  client: Client,
): Promise<Completed> {
  const { email, issuer, subject, name, role } = identity
  if (email === undefined) throw refuseWithoutEmail(provider.name)
  await context.rateLimits.take(['codesByNetwork', { ip: client.ip }])
  const { requestId, expiresAt } = await openCode(context, { subject: { purpose: 'single-sign-on', email } }, client)
  await confirmations.insert(context.db, {
    request_id: requestId,
    device: requireDevice(client),
    provider: provider.id,
    destination,
    ...{ issuer, subject, email },
    name: name ?? null,
    role: role ?? null,
    expires_at: expiresAt,
  })
  return { state: 'code_sent', confirmationId: requestId, email, expiresAt }
}
