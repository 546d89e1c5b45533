import type { Confirmation } from '@troupe/contract/account/second-factor-settings'
import type { PasskeyRequestOptions } from '@troupe/contract/sign-in/passkey-wire'
import type { UserRow } from '../../../database/tables/account-tables.ts'
import type { Actor } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { confirmPassword } from '../account-settings/confirm-password.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as challenges from '../factors/challenge-repository.ts'
import { attemptChallenge, openChallenge, refuseChallenge } from '../factors/challenges.ts'
import { checkAppCode } from '../factors/check-app-code.ts'
import * as passkeys from '../factors/passkey-repository.ts'
import { createPasskeyChallenge, toRequestOptions, verifyPasskey } from '../factors/verify-passkey.ts'
import { getAccount } from '../sessions/authenticate.ts'

/** Begins a confirmation by one of the user's passkeys, bound to the session. */
export async function beginConfirmation(
  context: AccountContext,
  { userId, sessionId }: Actor,
): Promise<{ challengeToken: string; options: PasskeyRequestOptions }> {
  const passkeyChallenge = createPasskeyChallenge()
  const { token } = await openChallenge(context, { purpose: 'confirmation', userId, sessionId, passkeyChallenge })
  await context.sweeper.sweep()
  const allowed = await passkeys.list(context.db, userId)
  const options = toRequestOptions(context, { challenge: passkeyChallenge, allowed, userVerification: 'preferred' })
  return { challengeToken: token, options }
}

/**
 * Asks for the password or a second factor again before a sensitive change, to protect a browser that was left open.
 * @returns the account of the signed-in user.
 * @throws AppError `forbidden` when it is wrong, `conflict` for an old challenge, `too_many_requests`.
 */
export async function confirmOwner(
  context: AccountContext,
  actor: Actor,
  confirmation: Confirmation,
): Promise<UserRow> {
  if (confirmation.method === 'password') return confirmPassword(context, actor, confirmation.password)
  const { userId, sessionId } = actor
  if (confirmation.method === 'code') {
    const guesser = { userId, known: sessionId }
    const counted = await keepSession(checkAppCode(context, guesser, confirmation.code))
    await context.rateLimits.forgive(counted)
    return getAccount(context, actor)
  }
  const { challenge_token, credential } = confirmation
  const challenge = await attemptChallenge(context, challenge_token, { purpose: 'confirmation', sessionId })
  if (challenge.passkey_challenge === null) throw refuseChallenge()
  const expected = { challenge: challenge.passkey_challenge, userId, needsUserVerification: false }
  await keepSession(verifyPasskey(context, expected, credential))
  if (!(await challenges.use(context.db, challenge.token_hash))) throw refuseChallenge()
  return getAccount(context, actor)
}

/** Turns `unauthenticated` into `forbidden`, since the session itself is still valid. */
async function keepSession<T>(checking: Promise<T>): Promise<T> {
  try {
    return await checking
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error
    throw new AppError('forbidden', error.said, { cause: error })
  }
}
