import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { type ChannelAddress, readChannelUrl } from '@troupe/contract/discover/channel-url'
import { findMessage, quote, say } from '@troupe/contract/messages/message'
import { onboardingMessages } from '@troupe/contract/onboarding'
import type { ChannelReading } from '../../../database/tables/onboarding-tables.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError, refuseInput } from '../../../lib/app-error.ts'
import { minutes } from '../../../lib/durations.ts'
import * as readings from '../core/channel-reading-repository.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import type { UsableInvitation } from '../invitations/answering/invitation-token-repository.ts'
import { fetchFromPlatform, requirePlatform } from '../proof/fetch-from-platform.ts'

type ReadingContext = Pick<OnboardingContext, 'db' | 'clock' | 'log' | 'platforms' | 'rateLimits' | 'erasures'>

/** How long a reading is cached. The registration wizard reads the same channel at its start and at its end. */
const keptFor = minutes(15)
/** Short, for creators that have just made their account public and try again. */
const unknownKeptFor = minutes(1)

/** Decides which limit a reading counts against: that of an invitation, or else that of uninvited visitors. */
interface Reader {
  readonly client: Client
  readonly invitation: UsableInvitation | undefined
}

/**
 * Reads the channel of a URL from its platform, or from a recent reading. The URL itself is never requested.
 * @throws AppError `invalid_input` for a URL that is not a channel's, `not_found` when the platform does not have the
 * channel, `conflict` when its creator was erased, `unavailable` when the platform is not connected or does not answer,
 * `too_many_requests`.
 */
export async function readChannel(context: ReadingContext, url: string, reader: Reader): Promise<ChannelReading> {
  const address = readChannelUrl(url)
  if (!address) {
    throw refuseInput(findMessage(onboardingMessages.urlInvalid) ?? quote(onboardingMessages.urlInvalid), {
      loc: ['body', 'url'],
      type: 'custom',
    })
  }
  const kept = await readings.find(context.db, address.url, context.clock.now())
  const reading = kept === undefined ? await askPlatform(context, address, reader) : kept
  if (reading) return reading
  const platform = platformNames[address.platform]
  const advice = say(platformFacts[address.platform].unknownAdvice)
  throw new AppError('not_found', say('onboarding.channel_unknown', { platform, advice }))
}

async function askPlatform(
  context: ReadingContext,
  address: ChannelAddress,
  { client, invitation }: Reader,
): Promise<ChannelReading | null> {
  const { db, clock, rateLimits, erasures } = context
  requirePlatform(context, address.platform)
  if (invitation) await rateLimits.take(['channelLooksByInvitation', invitation.id])
  else {
    await rateLimits.take(['channelReadsByNetwork', { ip: client.ip }])
    await rateLimits.take(['channelReadsByPlatform', address.platform])
  }
  const reading = await fetchReading(context, address)
  const erased = await erasures.find(db, { channels: reading ? [reading.record] : [] })
  if (erased.channels.size > 0) throw new AppError('conflict', say('onboarding.channel_erased'))
  const expiresAt = new Date(clock.now().getTime() + (reading ? keptFor : unknownKeptFor))
  await readings.keep(db, { channel: address.url, reading, expiresAt })
  return reading
}

async function fetchReading(
  context: ReadingContext,
  { platform, reference, url }: ChannelAddress,
): Promise<ChannelReading | null> {
  const profile = await fetchFromPlatform(context, platform, reference)
  if (!profile) return null
  const { posts, ...record } = profile
  return { record: { ...record, url: record.url ?? url }, posts: posts ? [...posts] : null }
}
