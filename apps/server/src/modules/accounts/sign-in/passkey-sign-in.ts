import { say } from '@troupe/contract/messages/message'
import type { PasskeyCredential, PasskeyRequestOptions } from '@troupe/contract/sign-in/passkey-wire'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import * as challenges from '../factors/challenge-repository.ts'
import { attemptChallenge, openChallenge, refuseChallenge } from '../factors/challenges.ts'
import { createPasskeyChallenge, toRequestOptions, verifyPasskey } from '../factors/verify-passkey.ts'
import { requirePasswordFor } from '../local-passwords/local-passwords.ts'
import { rememberDevice } from '../sessions/remember-device.ts'
import { issueTokens, startSession, type Tokens } from '../sessions/start-session.ts'

interface BegunSignIn {
  readonly challengeToken: string
  readonly expiresAt: Date
  readonly options: PasskeyRequestOptions
}

/**
 * Begins a sign-in with a passkey. No address is asked for, so that the answer says nothing about accounts.
 * @throws AppError `too_many_requests`
 */
export async function beginPasskeySignIn(context: AccountContext, client: Client): Promise<BegunSignIn> {
  await context.rateLimits.take(['passkeySignInsByNetwork', { ip: client.ip }])
  const challenge = createPasskeyChallenge()
  const device = client.device?.hash
  const opened = await openChallenge(context, { purpose: 'passkey-sign-in', device, passkeyChallenge: challenge })
  await context.sweeper.sweep()
  const options = toRequestOptions(context, { challenge, allowed: [], userVerification: 'required' })
  return { challengeToken: opened.token, expiresAt: opened.expiresAt, options }
}

/**
 * Signs in with a passkey that has checked its user, which is both factors at once.
 * @throws AppError `unauthenticated` when it is not accepted, `conflict` when the sign-in has to start again,
 * `forbidden` for a deactivated account and where local passwords are off, `too_many_requests`.
 */
export async function signInWithPasskey(
  context: AccountContext,
  { token, credential }: { token: string; credential: PasskeyCredential },
  client: Client,
): Promise<Tokens> {
  const { db, log, rateLimits } = context
  await rateLimits.take(['passkeySignInsByNetwork', { ip: client.ip }])
  const holder = { purpose: 'passkey-sign-in', device: client.device?.hash } as const
  const { token_hash, passkey_challenge } = await attemptChallenge(context, token, holder)
  if (passkey_challenge === null) throw refuseChallenge()
  const expected = { challenge: passkey_challenge, needsUserVerification: true }
  const { user_id: userId } = await verifyPasskey(context, expected, credential)
  const user = await accounts.findById(db, userId)
  if (!user) throw refuseChallenge()
  await requirePasswordFor(context, userId)
  if (user.deactivated_at) throw new AppError('forbidden', say('accounts.inactive'))

  const session = await db.transaction().execute(async (transaction) => {
    if (!(await challenges.use(transaction, token_hash))) throw refuseChallenge()
    const signIn = { userId, passwordHash: user.password_hash, method: 'passkey', client } as const
    const started = await startSession(context, transaction, signIn)
    if (!started) throw refuseChallenge()
    await rememberDevice(context, transaction, { ...started, client })
    return started
  })
  await rateLimits.giveBack(['passkeySignInsByNetwork', { ip: client.ip }, 2])
  log.info({ event: 'login', userId, sessionId: session.sessionId, ip: client.ip, factor: 'passkey' }, 'signed in')
  return issueTokens(context, session)
}
