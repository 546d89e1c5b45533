import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import { type ChannelAddress, readChannelUrl } from '@troupe/contract/discover/channel-url'
import { onboardingMessages, registrationRefusals } from '@troupe/contract/onboarding'
import type { ChannelReading } from '../../../database/tables/onboarding-tables.ts'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { minutes } from '../../../lib/durations.ts'
import { fetchProfile } from '../../discovery/platforms/fetch-profile.ts'
import { findPlatform, type LivePlatform } from '../../discovery/platforms/live-platform.ts'
import { PlatformError, type PlatformErrorKind } from '../../discovery/platforms/platform-port.ts'
import * as readings from '../core/channel-reading-repository.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import type { UsableInvitation } from '../invitations/answering/invitation-token-repository.ts'

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
    const issues = [{ loc: ['body', 'url'], msg: onboardingMessages.urlInvalid, type: 'custom' }]
    throw new AppError('invalid_input', onboardingMessages.urlInvalid, { issues })
  }
  const kept = await readings.find(context.db, address.url, context.clock.now())
  const reading = kept === undefined ? await askPlatform(context, address, reader) : kept
  if (reading) return reading
  const name = platformNames[address.platform]
  const advice = platformFacts[address.platform].unknownAdvice
  throw new AppError('not_found', `${registrationRefusals.channelUnreadable}: ${name} knows no such account. ${advice}`)
}

async function askPlatform(
  context: ReadingContext,
  address: ChannelAddress,
  { client, invitation }: Reader,
): Promise<ChannelReading | null> {
  const { db, clock, rateLimits, erasures } = context
  const live = getPlatform(context, address)
  if (invitation) await rateLimits.take(['channelLooksByInvitation', invitation.id])
  else {
    await rateLimits.take(['channelReadsByNetwork', { ip: client.ip }])
    await rateLimits.take(['channelReadsByPlatform', address.platform])
  }
  const reading = await fetchReading(context, live, address)
  const erased = await erasures.find(db, { channels: reading ? [reading.record] : [] })
  if (erased.channels.size > 0) throw new AppError('conflict', registrationRefusals.channelErased)
  const expiresAt = new Date(clock.now().getTime() + (reading ? keptFor : unknownKeptFor))
  await readings.keep(db, { channel: address.url, reading, expiresAt })
  return reading
}

function getPlatform({ platforms }: ReadingContext, { platform }: ChannelAddress): LivePlatform {
  const live = findPlatform(platforms, platform)
  if (live) return live
  const name = platformNames[platform]
  throw new AppError('unavailable', `${name} channels cannot be read here. Please tell whoever invited you.`)
}

async function fetchReading(
  context: ReadingContext,
  live: LivePlatform,
  { reference, url }: ChannelAddress,
): Promise<ChannelReading | null> {
  try {
    const profile = await fetchProfile(context, live, reference)
    if (!profile) return null
    const { posts, ...record } = profile
    return { record: { ...record, url: record.url ?? url }, posts: posts ? [...posts] : null }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    context.log.warn({ platform: error.platform, kind: error.kind, reason: error.message }, 'a channel was not read')
    throw toAppError(error, context.clock.now())
  }
}

/** Tells the creator how to proceed; the cause is for the operator, in the log and on the platform status page. */
function toAppError(error: PlatformError, now: Date): AppError {
  const wait = error.retryAt && { retryAfterSeconds: Math.max(1, (error.retryAt.getTime() - now.getTime()) / 1000) }
  const message = `${platformNames[error.platform]} ${problems[error.kind]}`
  return new AppError('unavailable', message, { ...wait, cause: error })
}

const tryAgainSoon = 'Please try again in a few minutes.'
const problems: Record<PlatformErrorKind, string> = {
  key_rejected: 'channels cannot be read here at the moment. Please tell whoever invited you.',
  quota_exhausted: 'gives no more answers for now. Please try again in some hours.',
  rate_limited: `is asked too often at the moment. ${tryAgainSoon}`,
  unavailable: `does not answer at the moment. ${tryAgainSoon}`,
  bad_answer: `does not answer properly at the moment. ${tryAgainSoon}`,
  bad_request: 'channels cannot be read here at the moment. Please tell whoever invited you.',
  out_of_budget: `does not answer at the moment. ${tryAgainSoon}`,
}
