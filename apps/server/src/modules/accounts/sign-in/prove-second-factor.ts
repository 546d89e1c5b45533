import { say } from '@troupe/contract/messages/message'
import type { SecondFactorProof } from '@troupe/contract/sign-in/second-factor-proof'
import type { UserRow } from '../../../database/tables/account-tables.ts'
import type { FactorChallengeRow } from '../../../database/tables/factor-tables.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as accounts from '../core/account-repository.ts'
import * as challenges from '../factors/challenge-repository.ts'
import { attemptChallenge, refuseChallenge } from '../factors/challenges.ts'
import { checkProof } from '../factors/check-proof.ts'
import { noteForUser, wakeNoticeSender } from '../notices/account-notices.ts'
import { rememberDevice } from '../sessions/remember-device.ts'
import {
  issueTokens,
  type SignInMethod,
  type StartedSession,
  startSession,
  type Tokens,
} from '../sessions/start-session.ts'
import { findKnownDevice, toLoginTakes } from './login-limits.ts'

const methods = {
  code: 'password + code',
  passkey: 'password + passkey',
  recovery_code: 'password + recovery',
} as const satisfies Record<SecondFactorProof['method'], SignInMethod>

interface Entered {
  /** Token of the challenge that answered the password. */
  readonly token: string
  readonly proof: SecondFactorProof
}

/**
 * Completes a sign-in with the second factor. The user is told by mail of a recovery code's use.
 * @throws AppError `unauthenticated` when the factor is wrong, `conflict` when the sign-in has to start again,
 * `forbidden` for an account that was deactivated meanwhile, `too_many_requests`.
 */
export async function proveSecondFactor(
  context: AccountContext,
  { token, proof }: Entered,
  client: Client,
): Promise<Tokens> {
  const { log, rateLimits } = context
  await rateLimits.take(['secondFactorsByNetwork', { ip: client.ip }])
  const challenge = await attemptChallenge(context, token, { purpose: 'sign-in', device: client.device?.hash })
  const user = await getChallenged(context, challenge)
  const known = await findKnownDevice(context, user.email, client)
  const claimed = { userId: user.id, known, passkeyChallenge: challenge.passkey_challenge }
  const takes = await checkProof(context, claimed, proof)

  const { session, noticeId } = await completeSignIn(
    context,
    { challenge, user, method: methods[proof.method] },
    client,
  )
  await rateLimits.forgive(...takes, ...toLoginTakes({ email: user.email, ip: client.ip, known }))
  await rateLimits.giveBack(['secondFactorsByNetwork', { ip: client.ip }])
  await wakeNoticeSender(context, noticeId)
  const { userId, sessionId } = session
  log.info({ event: 'login', userId, sessionId, ip: client.ip, factor: proof.method }, 'signed in')
  return issueTokens(context, session)
}

async function getChallenged({ db }: AccountContext, { user_id }: FactorChallengeRow): Promise<UserRow> {
  const user = user_id === null ? undefined : await accounts.findById(db, user_id)
  if (!user) throw refuseChallenge()
  if (user.deactivated_at) throw new AppError('forbidden', say('accounts.inactive'))
  return user
}

interface Proven {
  readonly challenge: FactorChallengeRow
  readonly user: UserRow
  readonly method: SignInMethod
}

function completeSignIn(
  context: AccountContext,
  { challenge, user, method }: Proven,
  client: Client,
): Promise<{ session: StartedSession; noticeId: string | undefined }> {
  return context.db.transaction().execute(async (transaction) => {
    if (!(await challenges.use(transaction, challenge.token_hash))) throw refuseChallenge()
    const passwordHash = challenge.password_hash ?? ''
    const session = await startSession(context, transaction, { userId: user.id, passwordHash, method, client })
    // The password was changed meanwhile.
    if (!session) throw refuseChallenge()
    await rememberDevice(context, transaction, { ...session, client })
    const isRecovery = method === 'password + recovery'
    const notice = { userId: user.id, kind: 'recovery-code-used', client } as const
    return { session, noticeId: isRecovery ? await noteForUser(context, transaction, notice) : undefined }
  })
}
