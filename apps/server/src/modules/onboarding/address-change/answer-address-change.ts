import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { hashToken } from '../core/link-tokens.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as registrations from '../own-channel/own-channel-repository.ts'
import { type PageCall, refuseLink } from '../own-channel/own-channel-service.ts'
import { wakeOwnChannelSender } from '../own-channel/send-own-channel-mail.ts'
import * as changes from '../pending/address-change-repository.ts'
import { settleAddressChange } from './settle-address-change.ts'

/**
 * Confirms a change with the token of a mail. Repeating it changes nothing.
 * @returns whether the address has changed now.
 * @throws AppError `unauthenticated` when the token is unknown or expired; `too_many_requests`.
 */
export async function confirmAddress(context: OnboardingContext, { token, client }: PageCall): Promise<boolean> {
  const { db, clock } = context
  const found = await findAnswer(context, token, client)
  const now = clock.now()
  const mailId = await db.transaction().execute(async (transaction) => {
    if (!(await registrations.lockCreator(transaction, found.creatorId))) throw refuseLink()
    // Another call has settled the change since it was found, or has replaced it by one of another address.
    if (!(await changes.confirm(transaction, found, now))) return undefined
    return settleAddressChange(context, transaction, found.creatorId)
  })
  if (mailId !== undefined) await wakeOwnChannelSender(context, mailId)
  return mailId !== undefined
}

/**
 * Stops a change, with the token of the page or of the mail to the old address.
 * @throws AppError `unauthenticated`, `too_many_requests`.
 */
export async function keepAddress(context: OnboardingContext, { token, client }: PageCall): Promise<void> {
  const { db } = context
  const hash = hashToken(token)
  const registration = hash && (await registrations.findByToken(db, hash))
  if (registration) return changes.remove(db, registration.creator_id)
  const { creatorId, side } = await findAnswer(context, token, client)
  if (side === 'new') throw refuseLink()
  await changes.remove(db, creatorId)
}

async function findAnswer({ db, clock, rateLimits }: OnboardingContext, token: string, client: Client) {
  const hash = hashToken(token)
  const found = hash && (await changes.findByToken(db, hash, clock.now()))
  if (found) return { ...found, hash }
  await rateLimits.take(['wrongTokensByNetwork', { ip: client.ip }])
  throw refuseLink()
}
