import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { NoticeKind } from '../../../database/tables/account-tables.ts'
import type { Actor, Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import * as challenges from '../factors/challenge-repository.ts'
import { countFactors, lockAccount, read } from '../factors/factor-state-repository.ts'
import * as recoveryCodes from '../factors/recovery-code-repository.ts'
import { noteForUser, wakeNoticeSender } from '../notices/account-notices.ts'

/** The user's session and browser. */
export interface Requester {
  readonly actor: Actor
  readonly client: Client
}

/** Changes the factors of an account in one transaction of its own at a time, and tells the user by mail. */
export async function changeFactors<T>(
  context: AccountContext,
  { actor: { userId }, client }: Requester,
  { kind, change }: { kind: NoticeKind; change: (transaction: Executor) => Promise<T> },
): Promise<T> {
  const { result, noticeId } = await context.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId)
    const result = await change(transaction)
    return { result, noticeId: await noteForUser(context, transaction, { userId, kind, client }) }
  })
  await wakeNoticeSender(context, noticeId)
  context.log.info({ event: kind, userId, ip: client.ip }, 'second factors of an account changed')
  return result
}

/** Adds a factor. @returns recovery codes for an account that has none, and what `add` returned. */
export function addFactor<T>(
  context: AccountContext,
  requester: Requester,
  add: (transaction: Executor) => Promise<T>,
): Promise<{ added: T; codes: string[] | null }> {
  const { userId } = requester.actor
  return changeFactors(context, requester, {
    kind: 'second-factor-added',
    async change(transaction) {
      const added = await add(transaction)
      const { recoveryCodeCount } = await read(transaction, userId)
      return { added, codes: recoveryCodeCount > 0 ? null : await replaceCodes(context, transaction, userId) }
    },
  })
}

/**
 * Removes a factor; the last one only if the user said so, and together with the recovery codes.
 * @throws AppError `conflict` for the last factor without `removesLast`, or if one is demanded.
 */
export async function removeFactor(
  context: AccountContext,
  requester: Requester,
  { removesLast, remove }: { removesLast: boolean; remove: (transaction: Executor) => Promise<void> },
): Promise<void> {
  const { userId } = requester.actor
  const isDemanded = await context.mustHaveSecondFactor(userId)
  await changeFactors(context, requester, {
    kind: 'second-factor-removed',
    async change(transaction) {
      await remove(transaction)
      // Sign-ins that were begun name it still.
      await challenges.deleteAll(transaction, userId)
      if (countFactors(await read(transaction, userId)) > 0) return
      if (isDemanded) throw new AppError('conflict', say('accounts.factor_last_demanded'))
      if (!removesLast) throw new AppError('conflict', say('accounts.factor_last'))
      await recoveryCodes.replace(transaction, { userId, hashes: [] })
    },
  })
}

/** Makes new recovery codes in place of the earlier ones. @returns the codes, which are stored only as hashes. */
export async function replaceCodes(
  { factorSecrets }: AccountContext,
  transaction: Executor,
  userId: string,
): Promise<string[]> {
  const codes = factorSecrets.createRecoveryCodes()
  const hashes = codes.map((code) => factorSecrets.hashRecoveryCode(userId, code))
  await recoveryCodes.replace(transaction, { userId, hashes })
  return codes
}
