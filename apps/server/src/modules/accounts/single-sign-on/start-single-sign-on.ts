import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { minutes } from '../../../lib/durations.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as attempts from './attempt-repository.ts'
import { askProvider, getProvider, toRedirectUri } from './find-provider.ts'
import { requireDevice } from './require-device.ts'

const attemptLifetime = minutes(10)

interface Start {
  readonly provider: string
  /** The page of this site to open afterwards. */
  readonly destination: string
  /** Filled in on the provider's page. */
  readonly email: string | undefined
}

/**
 * Starts a sign-in, which only this browser can complete: its cookie is bound to the state, so that nobody can be
 * signed in with a stranger's answer.
 * @returns the address of the provider's page.
 * @throws AppError `not_found`, `unavailable` when the provider does not answer, `too_many_requests`.
 */
export async function startSingleSignOn(
  context: AccountContext,
  { provider: id, destination, email }: Start,
  client: Client,
): Promise<string> {
  const { db, clock, rateLimits, attemptSecrets } = context
  await rateLimits.take(['loginByNetwork', { ip: client.ip }])
  const provider = getProvider(context, id)
  const state = attemptSecrets.createState()
  const secrets = attemptSecrets.derive(state, toRedirectUri(context, id))
  const url = await askProvider(context, provider, () => provider.toAuthorizationUrl(secrets, email))
  await attempts.insert(db, {
    state_hash: attemptSecrets.hash(state),
    device: requireDevice(client),
    provider: id,
    destination,
    expires_at: new Date(clock.now().getTime() + attemptLifetime),
  })
  await context.sweeper.sweep()
  return url
}
