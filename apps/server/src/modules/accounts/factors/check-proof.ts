import { say } from '@troupe/contract/messages/message'
import type { SecondFactorProof } from '@troupe/contract/sign-in/second-factor-proof'
import { AppError } from '../../../lib/app-error.ts'
import type { Take } from '../limits/rate-limits.ts'
import { refuseChallenge } from './challenges.ts'
import { checkAppCode } from './check-app-code.ts'
import type { FactorContext } from './factor-context.ts'
import * as recoveryCodes from './recovery-code-repository.ts'
import { verifyPasskey } from './verify-passkey.ts'

interface Claimed {
  readonly userId: string
  /** The browser, if the account knows it. */
  readonly known: string | undefined
  /** What a passkey has to sign; null: the account had none. */
  readonly passkeyChallenge: string | null
}

/**
 * Checks a second factor. It counts once: a code of the app, a recovery code and a signature are used up.
 * @returns the counters to reset once the sign-in has succeeded.
 * @throws AppError `unauthenticated` when it is wrong, `too_many_requests`.
 */
export async function checkProof(
  context: FactorContext,
  { userId, known, passkeyChallenge }: Claimed,
  proof: SecondFactorProof,
): Promise<Take[]> {
  if (proof.method === 'code') return [await checkAppCode(context, { userId, known }, proof.code)]
  if (proof.method === 'passkey') {
    if (passkeyChallenge === null) throw refuseChallenge()
    const expected = { challenge: passkeyChallenge, userId, needsUserVerification: false }
    await verifyPasskey(context, expected, proof.credential)
    return []
  }
  const hash = context.factorSecrets.hashRecoveryCode(userId, proof.code)
  if (await recoveryCodes.take(context.db, { userId, hash })) return []
  context.log.info({ event: 'recovery-code-refused', userId }, 'wrong or used recovery code')
  throw new AppError('unauthenticated', say('accounts.recovery_code_wrong'))
}
