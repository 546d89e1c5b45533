import type { Executor } from '../../../database/database.ts'
import { confirmCreator } from '../../discovery/catalogue/confirm-creator.ts'
import { toCreatorWord } from '../core/creator-word.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as registrations from '../own-channel/own-channel-repository.ts'
import { noteOwnChannelMail } from '../own-channel/send-own-channel-mail.ts'
import * as changes from '../pending/address-change-repository.ts'

/**
 * Changes the address of a channel, if the new one has confirmed, and the old one too or the channel is proved. Links
 * that were mailed to the old address stop working.
 * @returns the id of the mail with the link to the new address; undefined if a confirmation is missing.
 */
export async function settleAddressChange(
  { clock, ownChannelTokens }: Pick<OnboardingContext, 'clock' | 'ownChannelTokens'>,
  transaction: Executor,
  creatorId: number,
): Promise<string | undefined> {
  const now = clock.now()
  const change = await changes.find(transaction, creatorId, now)
  const registration = await registrations.findByCreator(transaction, creatorId)
  if (!change?.newConfirmedAt || !registration) return undefined
  if (!change.oldConfirmedAt && !registration.proven_at) return undefined
  const { email, language } = change
  const { hash } = ownChannelTokens.issue({ creatorId, email }, now)
  await registrations.setAddress(transaction, { creatorId, email, tokenHash: hash })
  await confirmCreator(transaction, creatorId, { word: toCreatorWord(registration.statement, email), at: now })
  await changes.remove(transaction, creatorId)
  return noteOwnChannelMail(transaction, { kind: 'address_changed', email, language, creatorId }, now)
}
