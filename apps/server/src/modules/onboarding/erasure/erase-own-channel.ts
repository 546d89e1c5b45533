import { Email } from '@troupe/contract/mail/email-address'
import { erasureNoticeDays } from '@troupe/contract/own-channel'
import { days } from '../../../lib/durations.ts'
import { findPlatform } from '../../discovery/platforms/live-platform.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import * as registrations from '../own-channel/own-channel-repository.ts'
import { type PageCall, refuseLink, takePageCall } from '../own-channel/own-channel-service.ts'
import { noteOwnChannelMail, wakeOwnChannelSender } from '../own-channel/send-own-channel-mail.ts'
import { fetchFromPlatform } from '../proof/fetch-from-platform.ts'
import { eraseRegistered } from './erase-registered.ts'
import * as erasures from './erasure-repository.ts'

/**
 * Erases everything stored about a proved channel at once. Of another one, the erasure is planned, and the address that
 * stands on the channel and the registered one get a notice with which they can stop it. Repeating it changes nothing.
 * @returns when it will happen; null: it has happened.
 * @throws AppError `unauthenticated`, `too_many_requests`; `unavailable` when the platform does not tell the address.
 */
export async function eraseOwnChannel(context: OnboardingContext, call: PageCall): Promise<Date | null> {
  const { db } = context
  const tokenHash = await takePageCall(context, call)
  const registration = await registrations.findByToken(db, tokenHash)
  if (!registration) throw refuseLink()
  if (!registration.proven_at) return registration.erasure_due_at ?? planErasure(context, registration, call)
  const [language] = call.client.languages ?? []
  const isErased = await eraseRegistered(context, {
    language,
    find: (transaction) => registrations.findByToken(transaction, tokenHash),
  })
  if (!isErased) throw refuseLink()
  return null
}

async function planErasure(
  context: OnboardingContext,
  { creator_id: creatorId, email }: registrations.RegistrationRow,
  { client }: PageCall,
): Promise<Date> {
  const { db, clock, log, ownChannelTokens } = context
  const shown = await findShownAddress(context, creatorId)
  const now = clock.now()
  const dueAt = new Date(now.getTime() + days(erasureNoticeDays))
  const { hash: objectionHash } = ownChannelTokens.issueObjection(creatorId, now)
  const [language = null] = client.languages ?? []
  const mailIds = await db.transaction().execute(async (transaction) => {
    if (!(await erasures.plan(transaction, { creatorId, dueAt, objectionHash }))) return []
    const ids: string[] = []
    for (const to of new Set([email, ...(shown ? [shown] : [])])) {
      // The reader of the address on the channel may not read the language of the page.
      const notice = { kind: 'erasure_notice', email: to, language: to === email ? language : null, creatorId } as const
      ids.push(await noteOwnChannelMail(transaction, notice, now, dueAt))
    }
    return ids
  })
  for (const mailId of mailIds) await wakeOwnChannelSender(context, mailId)
  log.info({ event: 'erasure-planned', creatorId }, 'a creator asked for an erasure without a proof')
  return dueAt
}

/** The address that the channel shows now; undefined if it shows none, or its platform is not connected. */
async function findShownAddress(context: OnboardingContext, creatorId: number): Promise<string | undefined> {
  const channel = await registrations.findChannel(context.db, creatorId)
  if (!channel || !findPlatform(context.platforms, channel.platform)) return undefined
  await context.rateLimits.take(['ownChannelProofs', String(creatorId)])
  const profile = await fetchFromPlatform(context, channel.platform, channel)
  return profile?.channel_id === channel.channelId ? Email.safeParse(profile.email).data : undefined
}
