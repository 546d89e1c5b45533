import { say } from '@troupe/contract/messages/message'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import type { OwnChannel, OwnChannelExport } from '@troupe/contract/own-channel'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { confirmCreator } from '../../discovery/catalogue/confirm-creator.ts'
import { listPosts } from '../../discovery/catalogue/creator-post-repository.ts'
import { listByIds } from '../../discovery/catalogue/found-creator-repository.ts'
import { listSnapshots } from '../../discovery/profile/profile-repository.ts'
import { toCreatorWord } from '../core/creator-word.ts'
import { hashToken } from '../core/link-tokens.ts'
import type { OnboardingContext } from '../core/onboarding-context.ts'
import { wakeEncoder } from '../core/wake-workers.ts'
import * as addressChanges from '../pending/address-change-repository.ts'
import * as proofs from '../pending/channel-proof-repository.ts'
import { type OwnChannelFindings, presentOwnChannel, presentOwnChannelExport } from './own-channel-presenter.ts'
import * as registrations from './own-channel-repository.ts'

/** Earlier than any snapshot. */
const firstDay = '0001-01-01'

/** An attempt to open a creator's page with the token of a link. */
export interface PageCall {
  readonly token: string
  readonly client: Client
}

/**
 * Returns the hash of a valid token. Calls with a valid token count against the token's limit, others against the
 * network's.
 * @throws AppError `too_many_requests`, `unauthenticated` when the token is unknown.
 */
export async function takePageCall(
  { db, rateLimits }: Pick<OnboardingContext, 'db' | 'rateLimits'>,
  { token, client }: PageCall,
): Promise<Buffer> {
  const hash = hashToken(token)
  if (hash && (await registrations.findByToken(db, hash))) {
    await rateLimits.take(['ownChannelByToken', hash.toString('hex')])
    return hash
  }
  await rateLimits.take(['wrongTokensByNetwork', { ip: client.ip }])
  throw refuseLink()
}

export function refuseLink(): AppError {
  return new AppError('unauthenticated', say('onboarding.own_link_invalid'))
}

/** Returns everything stored about the creator's channel. @throws AppError `unauthenticated`, `too_many_requests`. */
export async function getOwnChannel(context: OnboardingContext, call: PageCall): Promise<OwnChannel> {
  await takePageCall(context, call)
  return readOwnChannel(context, call.token)
}

/** Returns the same for a call that was counted already. @throws AppError `unauthenticated`. */
export async function readOwnChannel(context: OnboardingContext, token: string): Promise<OwnChannel> {
  const hash = hashToken(token)
  const registration = hash && (await registrations.findByToken(context.db, hash))
  if (!registration) throw refuseLink()
  return presentOwnChannel(await gatherFindings(context, registration), context.toImagePath)
}

/** Returns the same as a file for download, with the posts. @throws AppError `unauthenticated`, `too_many_requests`. */
export async function exportOwnChannel(context: OnboardingContext, call: PageCall): Promise<OwnChannelExport> {
  const { db, clock } = context
  const registration = await registrations.findByToken(db, await takePageCall(context, call))
  if (!registration) throw refuseLink()
  const findings = await gatherFindings(context, registration)
  const keywords = await registrations.findKeywords(db, registration.creator_id)
  return presentOwnChannelExport(findings, { keywords, now: clock.now() }, context.toImagePath)
}

/**
 * Replaces the creator's statement; its values outrank those of the platforms.
 * @throws AppError `unauthenticated`, `too_many_requests`.
 */
export async function correctOwnChannel(
  context: OnboardingContext,
  { statement, ...call }: PageCall & { readonly statement: CreatorStatement },
): Promise<OwnChannel> {
  const { db, clock } = context
  const tokenHash = await takePageCall(context, call)
  await db.transaction().execute(async (transaction) => {
    const registration = await registrations.lockByToken(transaction, tokenHash)
    if (!registration) throw refuseLink()
    const { creator_id: id, email } = registration
    const at = clock.now()
    await confirmCreator(transaction, id, { word: toCreatorWord(statement, email), at })
    await registrations.replaceStatement(transaction, id, { statement, at })
  })
  await wakeEncoder(context)
  return readOwnChannel(context, call.token)
}

async function gatherFindings(
  { db, clock, traces }: Pick<OnboardingContext, 'db' | 'clock' | 'traces'>,
  registration: registrations.RegistrationRow,
): Promise<OwnChannelFindings> {
  const { creator_id: id, email } = registration
  const now = clock.now()
  const [creator] = await listByIds(db, [id])
  // The creator has just been erased.
  if (!creator) throw refuseLink()
  return {
    registration,
    creator,
    proof: await proofs.find(db, { platform: creator.platform, channelId: creator.channel_id, email }, now),
    addressChange: await addressChanges.find(db, id, now),
    history: await listSnapshots(db, id, firstDay),
    posts: await listPosts(db, id),
    collections: await traces.countCollectors(db, id),
    messages: await traces.countMails(db, id),
  }
}
