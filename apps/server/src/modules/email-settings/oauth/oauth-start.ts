import { createHash, randomBytes } from 'node:crypto'
import { say } from '@troupe/contract/messages/message'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { Clock } from '../../../lib/clock.ts'
import { minutes } from '../../../lib/durations.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import type { RateLimits } from '../../accounts/limits/rate-limits.ts'

const authorizationLifetime = minutes(10)
/** Random bytes in the state and the verifier: 256 bits, 43 characters in base64url. */
const randomLength = 32

/**
 * Hash of a state and of the browser that started with it. The state says whose mailbox is connected, so without the
 * browser a user could send the provider's page to another person and receive the mailbox of that person.
 */
function hashState(state: string, { device }: Pick<Client, 'device'>): Buffer {
  if (!device) throw new Error('The endpoints of a connection identify the browser')
  return createHash('sha256').update(state).update(device.hash).digest()
}

interface StartOptions {
  readonly secrets: SecretBox
  readonly userId: string
  readonly client: Pick<Client, 'device'>
  readonly redirectUri: string
  readonly now: Date
}

/**
 * Makes an unguessable state and the secrets of PKCE.
 * @returns what the provider's page is opened with, and the row to keep until the user is back.
 */
export function makeStart({ secrets, userId, client, redirectUri, now }: StartOptions) {
  const state = randomBytes(randomLength).toString('base64url')
  const codeVerifier = randomBytes(randomLength).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  return {
    start: { state, codeChallenge, redirectUri },
    row: {
      state_hash: hashState(state, client),
      user_id: userId,
      code_verifier_sealed: secrets.seal(codeVerifier, userId),
      redirect_uri: redirectUri,
      expires_at: new Date(now.getTime() + authorizationLifetime),
    },
  }
}

/** A start as it is kept until the user is back. */
interface KeptStart {
  readonly user_id: string
  readonly code_verifier_sealed: string
  readonly redirect_uri: string
}

interface ReturnParts {
  readonly clock: Clock
  readonly secrets: SecretBox
  readonly rateLimits: RateLimits
}

interface ReturnOptions<Kept> {
  readonly client: Client
  readonly state: string
  /** Takes the start of a state that has not expired out of the database. */
  readonly take: (key: { stateHash: Buffer; now: Date }) => Promise<Kept | undefined>
}

/**
 * Takes the start that a returning browser belongs to, which works once.
 * @throws AppError as `refuseState`; `too_many_requests`.
 */
export async function takeStart<Kept extends KeptStart>(
  { clock, secrets, rateLimits }: ReturnParts,
  { client, state, take }: ReturnOptions<Kept>,
): Promise<{ kept: Kept; codeVerifier: string; redirectUri: string }> {
  const kept = await take({ stateHash: hashState(state, client), now: clock.now() })
  if (!kept) await rateLimits.take(['wrongTokensByNetwork', { ip: client.ip }])
  const codeVerifier = kept && secrets.open(kept.code_verifier_sealed, kept.user_id)
  if (!kept || codeVerifier === undefined) throw refuseState()
  return { kept, codeVerifier, redirectUri: kept.redirect_uri }
}

/** The error `forbidden` of a state that no connection was started with in this browser. */
export function refuseState(): AppError {
  return new AppError('forbidden', say('email_settings.foreign_state'))
}
