import { say } from '@troupe/contract/messages/message'
import type { FactorChallengeRow } from '../../../database/tables/factor-tables.ts'
import { AppError } from '../../../lib/app-error.ts'
import { minutes } from '../../../lib/durations.ts'
import * as challenges from './challenge-repository.ts'
import type { FactorContext } from './factor-context.ts'

const lifetime = minutes(5)
/** Proofs that may be entered for one challenge. */
const mostAttempts = 5

interface NewChallenge {
  readonly purpose: FactorChallengeRow['purpose']
  readonly userId?: string
  readonly sessionId?: string
  readonly passwordHash?: string
  readonly device?: Buffer | undefined
  readonly passkeyChallenge?: string | undefined
}

export interface OpenedChallenge {
  readonly token: string
  readonly expiresAt: Date
}

/** Opens a challenge, which is stored only as a hash and works once, for five minutes. */
export async function openChallenge(
  { db, clock, factorSecrets }: FactorContext,
  challenge: NewChallenge,
): Promise<OpenedChallenge> {
  const token = factorSecrets.createToken()
  const expiresAt = new Date(clock.now().getTime() + lifetime)
  await challenges.insert(db, {
    token_hash: factorSecrets.hashToken(token),
    purpose: challenge.purpose,
    user_id: challenge.userId ?? null,
    session_id: challenge.sessionId ?? null,
    password_hash: challenge.passwordHash ?? null,
    device: challenge.device ?? null,
    passkey_challenge: challenge.passkeyChallenge ?? null,
    expires_at: expiresAt,
  })
  return { token, expiresAt }
}

interface Holder {
  readonly purpose: FactorChallengeRow['purpose']
  /** The browser, for a challenge that was opened without a session. */
  readonly device?: Buffer | undefined
  readonly sessionId?: string
}

/**
 * Counts an attempt at a challenge of this browser or session.
 * @throws AppError `conflict` if it is used, expired, attempted too often, or of another browser or session.
 */
export async function attemptChallenge(
  { db, clock, factorSecrets }: FactorContext,
  token: string,
  { purpose, device, sessionId }: Holder,
): Promise<FactorChallengeRow> {
  const tokenHash = factorSecrets.hashToken(token)
  const attempted = { tokenHash, purpose, now: clock.now(), mostAttempts }
  const challenge = await challenges.countAttempt(db, attempted)
  const isOwn =
    challenge &&
    challenge.session_id === (sessionId ?? null) &&
    (challenge.device === null ? device === undefined : device?.equals(challenge.device) === true)
  if (!isOwn) throw refuseChallenge()
  return challenge
}

export function refuseChallenge(): AppError {
  return new AppError('conflict', say('accounts.challenge_over'))
}
