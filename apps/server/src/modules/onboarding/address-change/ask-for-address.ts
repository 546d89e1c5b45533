import { say } from '@troupe/contract/messages/message'
import { addressChangeDays } from '@troupe/contract/own-channel'
import { AppError } from '../../../lib/app-error.ts'
import { days } from '../../../lib/durations.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as registrations from '../own-channel/own-channel-repository.ts'
import { type PageCall, refuseLink, takePageCall } from '../own-channel/own-channel-service.ts'
import { noteOwnChannelMail, wakeOwnChannelSender } from '../own-channel/send-own-channel-mail.ts'
import * as changes from '../pending/address-change-repository.ts'

/**
 * Asks the new address, and of a channel without a proof the old one as well, to confirm a change. The old address is
 * told in any case, and can stop it. An earlier change that waits is replaced.
 * @throws AppError `unauthenticated`; `bad_request` for the present address; `too_many_requests`.
 */
export async function askForAddress(
  context: OnboardingContext,
  { email, ...call }: PageCall & { readonly email: string },
): Promise<void> {
  const { db, clock, rateLimits, ownChannelTokens } = context
  const tokenHash = await takePageCall(context, call)
  const present = await registrations.findByToken(db, tokenHash)
  if (present?.email === email) throw new AppError('bad_request', say('onboarding.address_same'))
  await rateLimits.take(['ownChannelLinkMailsByAddress', email])
  const askedAt = clock.now()
  const expiresAt = new Date(askedAt.getTime() + days(addressChangeDays))
  const [language = null] = call.client.languages ?? []
  const mailIds = await db.transaction().execute(async (transaction) => {
    const registration = await registrations.lockByToken(transaction, tokenHash)
    if (!registration) throw refuseLink()
    const { creator_id: creatorId } = registration
    const change = { creatorId, email, askedAt }
    const { hash: oldHash } = ownChannelTokens.issueAddress('old', change)
    const { hash: newHash } = ownChannelTokens.issueAddress('new', change)
    await changes.replace(transaction, { ...change, language, expiresAt, oldHash, newHash })
    const note = (kind: 'address_old' | 'address_new', to: string) =>
      noteOwnChannelMail(transaction, { kind, email: to, language, creatorId }, askedAt)
    return [await note('address_old', registration.email), await note('address_new', email)]
  })
  for (const mailId of mailIds) await wakeOwnChannelSender(context, mailId)
}
