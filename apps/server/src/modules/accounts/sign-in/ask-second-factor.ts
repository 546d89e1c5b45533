import type { PasskeyRequestOptions } from '@troupe/contract/sign-in/passkey-wire'
import type { SecondFactorMethod } from '@troupe/contract/sign-in/second-factor-proof'
import type { UserRow } from '../../../database/tables/account-tables.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import type { AccountContext } from '../core/account-context.ts'
import { openChallenge } from '../factors/challenges.ts'
import type { FactorState } from '../factors/factor-state-repository.ts'
import * as passkeys from '../factors/passkey-repository.ts'
import { createPasskeyChallenge, toRequestOptions } from '../factors/verify-passkey.ts'

/** What a sign-in with the right password still needs. */
export interface SecondFactorRequest {
  readonly challengeToken: string
  readonly expiresAt: Date
  readonly methods: readonly SecondFactorMethod[]
  readonly passkeyOptions: PasskeyRequestOptions | null
}

interface Verified {
  readonly user: UserRow
  /** The hash that the password was verified against. */
  readonly passwordHash: string
  readonly factors: FactorState
}

/** Opens a challenge for the second factor of a user whose password was right, bound to the browser. */
export async function askSecondFactor(
  context: AccountContext,
  { user, passwordHash, factors }: Verified,
  client: Client,
): Promise<SecondFactorRequest> {
  const allowed = await passkeys.list(context.db, user.id)
  const passkeyChallenge = allowed.length > 0 ? createPasskeyChallenge() : undefined
  const { token, expiresAt } = await openChallenge(context, {
    purpose: 'sign-in',
    userId: user.id,
    passwordHash,
    device: client.device?.hash,
    passkeyChallenge,
  })
  await context.sweeper.sweep()
  context.log.info({ event: 'second-factor-asked', userId: user.id, ip: client.ip }, 'password right, factor asked for')
  return {
    challengeToken: token,
    expiresAt,
    methods: [
      ...(factors.appSince ? ['code' as const] : []),
      ...(passkeyChallenge ? ['passkey' as const] : []),
      ...(factors.recoveryCodeCount > 0 ? ['recovery_code' as const] : []),
    ],
    passkeyOptions: passkeyChallenge
      ? toRequestOptions(context, { challenge: passkeyChallenge, allowed, userVerification: 'preferred' })
      : null,
  }
}
