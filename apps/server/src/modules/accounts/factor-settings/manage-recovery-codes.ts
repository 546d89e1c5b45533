import type { Confirmation } from '@troupe/contract/account/second-factor-settings'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import { countFactors, read } from '../factors/factor-state-repository.ts'
import { changeFactors, type Requester, replaceCodes } from './change-factors.ts'
import { confirmOwner } from './confirm-owner.ts'

/**
 * Makes ten new recovery codes in place of the earlier ones.
 * @throws AppError `forbidden` when the confirmation is wrong, `conflict` without a second factor, `too_many_requests`.
 */
export async function makeRecoveryCodes(
  context: AccountContext,
  requester: Requester,
  confirmation: Confirmation,
): Promise<string[]> {
  const { id: userId } = await confirmOwner(context, requester.actor, confirmation)
  return changeFactors(context, requester, {
    kind: 'recovery-codes-made',
    async change(transaction) {
      const hasFactor = countFactors(await read(transaction, userId)) > 0
      if (!hasFactor) throw new AppError('conflict', say('accounts.no_factor_yet'))
      return replaceCodes(context, transaction, userId)
    },
  })
}
