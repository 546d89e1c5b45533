import type { Message } from '@troupe/contract/messages/message'
import { settleAddressChange } from '../address-change/settle-address-change.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as registrations from '../own-channel/own-channel-repository.ts'
import { type PageCall, refuseLink, takePageCall } from '../own-channel/own-channel-service.ts'
import { wakeOwnChannelSender } from '../own-channel/send-own-channel-mail.ts'
import * as proofs from '../pending/channel-proof-repository.ts'
import { lookForCode } from './look-for-code.ts'
import { proofMessages } from './proof-messages.ts'

/**
 * Gives out the code that proves a creator's channel, or looks for it. With a proof the registration outranks
 * invitations, and a change of the address needs no confirmation of the old one.
 * @throws AppError `unauthenticated`, `too_many_requests`, `unavailable`.
 */
export async function proveOwnChannel(context: OnboardingContext, call: PageCall): Promise<Message> {
  const { db, rateLimits } = context
  const registration = await registrations.findByToken(db, await takePageCall(context, call))
  const channel = registration && (await registrations.findChannel(db, registration.creator_id))
  if (!registration || !channel) throw refuseLink()
  if (registration.proven_at) return proofMessages.proven
  const { creator_id: creatorId, email } = registration
  const { state } = await lookForCode(context, {
    ...channel,
    email,
    takeReading: () => rateLimits.take(['ownChannelProofs', String(creatorId)]),
  })
  if (state === 'proven') await recordProof(context, { creatorId, email, ...channel })
  return proofMessages[state]
}

async function recordProof(
  context: OnboardingContext,
  { creatorId, ...subject }: proofs.ProofSubject & { readonly creatorId: number },
): Promise<void> {
  const { db, clock, log } = context
  const now = clock.now()
  const mailId = await db.transaction().execute(async (transaction) => {
    if (!(await proofs.takeProven(transaction, subject, now))) return undefined
    await registrations.setProven(transaction, { creatorId, email: subject.email, now })
    return settleAddressChange(context, transaction, creatorId)
  })
  if (mailId !== undefined) await wakeOwnChannelSender(context, mailId)
  log.info({ event: 'channel-proven', creatorId }, 'a creator proved their channel')
}
