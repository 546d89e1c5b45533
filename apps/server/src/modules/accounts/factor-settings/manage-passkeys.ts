import { type Confirmation, maxPasskeys } from '@troupe/contract/account/second-factor-settings'
import { say } from '@troupe/contract/messages/message'
import type { NewPasskeyCredential, PasskeyCreationOptions } from '@troupe/contract/sign-in/passkey-wire'
import type { PasskeyRow } from '../../../database/tables/factor-tables.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as challenges from '../factors/challenge-repository.ts'
import { attemptChallenge, openChallenge, refuseChallenge } from '../factors/challenges.ts'
import * as passkeys from '../factors/passkey-repository.ts'
import { createPasskeyChallenge, toCreationOptions, verifyNewPasskey } from '../factors/verify-passkey.ts'
import { addFactor, type Requester, removeFactor } from './change-factors.ts'
import { confirmOwner } from './confirm-owner.ts'

/**
 * Begins to add a passkey, in this session.
 * @throws AppError `forbidden` when the confirmation is wrong, `conflict` if there are too many, `too_many_requests`.
 */
export async function beginPasskey(
  context: AccountContext,
  { actor }: Requester,
  confirmation: Confirmation,
): Promise<{ challengeToken: string; options: PasskeyCreationOptions }> {
  const user = await confirmOwner(context, actor, confirmation)
  const existing = await passkeys.list(context.db, user.id)
  if (existing.length >= maxPasskeys) throw refuseMore()
  const passkeyChallenge = createPasskeyChallenge()
  const { userId, sessionId } = actor
  const { token } = await openChallenge(context, {
    purpose: 'passkey-registration',
    userId,
    sessionId,
    passkeyChallenge,
  })
  return { challengeToken: token, options: toCreationOptions(context, { challenge: passkeyChallenge, user, existing }) }
}

interface NewPasskey {
  readonly token: string
  readonly name: string
  readonly credential: NewPasskeyCredential
}

/**
 * Adds a passkey.
 * @returns it, and recovery codes for an account that has none.
 * @throws AppError `invalid_input` when it is not for this site, `conflict` for an old challenge, a passkey that was
 * added already, or too many.
 */
export async function addPasskey(
  context: AccountContext,
  requester: Requester,
  { token, name, credential }: NewPasskey,
): Promise<{ added: PasskeyRow; codes: string[] | null }> {
  const { userId, sessionId } = requester.actor
  const challenge = await attemptChallenge(context, token, { purpose: 'passkey-registration', sessionId })
  if (challenge.passkey_challenge === null) throw refuseChallenge()
  const key = await verifyNewPasskey(context, challenge.passkey_challenge, credential)
  return addFactor(context, requester, async (transaction) => {
    if (!(await challenges.use(transaction, challenge.token_hash))) throw refuseChallenge()
    if ((await passkeys.list(transaction, userId)).length >= maxPasskeys) throw refuseMore()
    const added = await passkeys.insert(transaction, { ...key, userId, name, now: context.clock.now() })
    if (!added) throw new AppError('conflict', say('accounts.passkey_exists'))
    return added
  })
}

interface Named {
  readonly confirmation: Confirmation
  readonly id: string
}

/** Renames a passkey. @throws AppError `forbidden`, `not_found`, also for another user's, `too_many_requests`. */
export async function renamePasskey(
  context: AccountContext,
  { actor }: Requester,
  { confirmation, id, name }: Named & { readonly name: string },
): Promise<PasskeyRow> {
  const { id: userId } = await confirmOwner(context, actor, confirmation)
  const passkey = await passkeys.rename(context.db, { userId, id, name })
  if (!passkey) throw refuseUnknown()
  return passkey
}

/**
 * Removes a passkey.
 * @throws AppError `forbidden`, `not_found`, also for another user's, `conflict` for the last factor,
 * `too_many_requests`.
 */
export async function removePasskey(
  context: AccountContext,
  requester: Requester,
  { confirmation, id, removesLast }: Named & { readonly removesLast: boolean },
): Promise<void> {
  const { id: userId } = await confirmOwner(context, requester.actor, confirmation)
  await removeFactor(context, requester, {
    removesLast,
    async remove(transaction) {
      if (!(await passkeys.remove(transaction, { userId, id }))) throw refuseUnknown()
    },
  })
}

function refuseMore(): AppError {
  return new AppError('conflict', say('accounts.passkeys_full', { max: maxPasskeys }))
}

function refuseUnknown(): AppError {
  return new AppError('not_found', say('accounts.passkey_unknown'))
}
