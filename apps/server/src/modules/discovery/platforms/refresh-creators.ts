import { setTimeout as pause } from 'node:timers/promises'
import { type ChannelAddress, youtubeId } from '@troupe/contract/discover/channel-url'
import type { Database } from '../../../database/database.ts'
import { type DataLimits, toRefreshTime } from '../../../lib/age-rules.ts'
import type { Clock } from '../../../lib/clock.ts'
import { days, seconds } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import { moveConfirmation } from '../catalogue/confirm-creator.ts'
import type { MoveReferences } from '../catalogue/creator-references-port.ts'
import type { Erasures } from '../catalogue/erasing/erasures.ts'
import { isListedName, isProvisionalId } from '../catalogue/storing/settle-channel-ids.ts'
import type { StoredCreators } from '../catalogue/storing/store-creators.ts'
import { storeForUser } from '../catalogue/storing/store-for-user.ts'
import { absorb, claimTry, type DueCreator, listDue, lockBoth, markVanished } from './creator-upkeep-repository.ts'
import { fetchProfile } from './fetch-profile.ts'
import type { NamedCreatorJob } from './keep-creators.ts'
import { findPlatform, hasQuotaToSpare, type LivePlatform, toSource } from './live-platform.ts'
import { PlatformError, type ProfileReference } from './platform-port.ts'
import { refreshTogether } from './refresh-together.ts'

/** For data without a limit. */
const refreshAfterMs = days(29)
const tryAgainAfterMs = days(1)
const batchSize = 50
/** Well below the time after which the queue considers a job dead. */
const maxRunMs = seconds(60)
/** Pause between creators: at full speed, the refresh would slow down searches on the embedded database. */
const paceMs = 250

/** Lets background work wait for users' searches. */
interface SearchTraffic {
  waitForQuiet(): Promise<void>
}

export interface UpkeepParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly platforms: readonly LivePlatform[]
  /** Functions that move the references of other modules when rows are merged. */
  readonly references: readonly MoveReferences[]
  readonly erasures: Pick<Erasures, 'find'>
  readonly traffic: SearchTraffic
  /** Called when a creator's texts may have changed. */
  readonly onStored: () => Promise<void>
  /** How long platforms' data is kept; default: without end. */
  readonly limits?: DataLimits | undefined
  /** Milliseconds between creators; tests override it. */
  readonly paceMs?: number
}

/**
 * Refreshes creators with incomplete data or data close to its limit, the oldest first, while half of each quota is left, for
 * at most a minute. Where the platform answers for many channels at once, their profiles are refreshed before the figures
 * of posts. Each refresh adds a snapshot; creators that no longer exist are marked, not deleted.
 * @returns whether more creators may be due.
 */
export async function refreshDue(parts: UpkeepParts): Promise<boolean> {
  const end = performance.now() + maxRunMs
  const left = await Promise.all(parts.platforms.map((live) => refreshPlatform(parts, live, end)))
  return left.some(Boolean)
}

async function refreshPlatform(parts: UpkeepParts, live: LivePlatform, end: number): Promise<boolean> {
  const { database, clock, limits } = parts
  const { platform } = live.client
  const now = clock.now()
  const question = {
    platform,
    readBefore: limits ? toRefreshTime(limits[platform], now) : new Date(now.getTime() - refreshAfterMs),
    triedBefore: new Date(now.getTime() - tryAgainAfterMs),
    limit: batchSize,
  }
  if (live.mode === 'live' && !(await refreshTogether(parts, live, { question, end }))) return false
  const due = await listDue(database.kysely, { ...question, isDemo: live.mode === 'stand_in' })
  for (const creator of due) {
    if (performance.now() >= end) return true
    if (!(await hasQuotaToSpare(live))) return false
    await parts.traffic.waitForQuiet()
    // Another server may be refreshing the same creators.
    if (!(await claimTry(database.kysely, creator.id, { at: clock.now(), triedBefore: question.triedBefore }))) continue
    if (!(await refreshOne(parts, live, creator))) return false
    await pause(parts.paceMs ?? paceMs)
  }
  return due.length === batchSize
}

/** @returns whether the platform can be asked for the next creator. */
async function refreshOne(parts: UpkeepParts, live: LivePlatform, creator: DueCreator): Promise<boolean> {
  const { log } = parts
  try {
    await readAgain(parts, live, creator)
    return true
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log.warn({ platform: creator.platform, kind: error.kind, reason: error.message }, 'a creator was not refreshed')
    return error.kind === 'bad_answer' || error.kind === 'bad_request' || error.kind === 'out_of_budget'
  }
}

/**
 * Refreshes a stored creator; one that no longer exists is marked, one that a list only names is left as it is.
 * @returns the id of the creator's row: another row if the platform's id was unknown before and the rows were merged.
 * @throws PlatformError.
 */
export async function readAgain(parts: UpkeepParts, live: LivePlatform, creator: DueCreator): Promise<number> {
  const { database, clock } = parts
  const reference = toStoredReference(creator)
  if (!reference) return creator.id
  const stored = await readProfile(parts, live, reference)
  const id = stored?.ids[0]
  if (!stored) await markVanished(database.kysely, creator.id, clock.now())
  if (id === undefined || id === creator.id || isPlatformId(creator)) return creator.id
  return database.kysely.transaction().execute(async (transaction) => {
    if (!(await lockBoth(transaction, [creator.id, id]))) return creator.id
    for (const move of parts.references) await move(transaction, { from: creator.id, to: id })
    await moveConfirmation(transaction, { from: creator.id, to: id })
    await absorb(transaction, { keptId: id, id: creator.id })
    return id
  })
}

/** Reads a creator named by a user if the platform is connected and has quota to spare. @throws PlatformError. */
export async function readNamed(parts: UpkeepParts, creator: NamedCreatorJob): Promise<void> {
  const live = findPlatform(parts.platforms, creator.platform)
  const reference = toReference(creator)
  if (!live || !reference || !(await hasQuotaToSpare(live))) return
  await readProfile(parts, live, reference, creator.workspaceId)
}

/**
 * Reads a channel that a user named by its address, if its platform is connected and has quota to spare. A failure is
 * logged and recorded.
 */
export async function readChannel(
  parts: UpkeepParts,
  { platform, reference }: Pick<ChannelAddress, 'platform' | 'reference'>,
  workspaceId: string | undefined,
): Promise<void> {
  const live = findPlatform(parts.platforms, platform)
  try {
    if (live && (await hasQuotaToSpare(live))) await readProfile(parts, live, reference, workspaceId)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    parts.log.warn({ platform, kind: error.kind, reason: error.message }, 'a channel was not read')
  }
}

/** The forms of the platforms' ids. Instagram's differ from the numbers that its website uses. */
const platformIds = { youtube: youtubeId, tiktok: /^\d{10,20}$/, instagram: /^17841\d{12}$/ } as const

/** Whether a channel is known by its platform's id; a list may have given a number of its own instead. */
function isPlatformId({ platform, channel_id, source }: DueCreator): boolean {
  if (platform !== 'youtube' && source !== 'import') return !isProvisionalId(channel_id)
  return platformIds[platform].test(channel_id)
}

/**
 * Returns the reference of a stored channel; undefined also if a list gave a number of its own and no link: the handle may
 * then be a title. YouTube's client leaves such numbers out itself.
 */
function toStoredReference(creator: DueCreator): ProfileReference | undefined {
  const reference = toReference(creator)
  if (reference?.channelId === undefined || creator.platform === 'youtube' || isPlatformId(creator)) return reference
  return creator.url === null ? undefined : { ...reference, channelId: undefined }
}

/** Returns undefined if nothing known of a channel names it at its platform. */
function toReference({ channel_id, handle }: Pick<DueCreator, 'channel_id' | 'handle'>): ProfileReference | undefined {
  if (isListedName(channel_id)) return undefined
  const userName = /^user\/(.+)$/.exec(channel_id)?.[1]
  if (userName !== undefined) return { channelId: undefined, handle, userName }
  return { channelId: isProvisionalId(channel_id) ? undefined : channel_id, handle }
}

/**
 * Reads one creator from the platform and stores it, for a user if given.
 * @returns undefined if the account does not exist.
 * @throws PlatformError, which is also recorded as the platform's state.
 */
async function readProfile(
  { database, clock, erasures, onStored }: UpkeepParts,
  live: LivePlatform,
  reference: ProfileReference,
  workspaceId?: string,
): Promise<StoredCreators | undefined> {
  const profile = await fetchProfile({ db: database.kysely, clock }, live, reference)
  if (!profile) return undefined
  const { posts, ...record } = profile
  const { mayDerive } = live
  const options = { source: toSource(live), erasures, now: clock.now(), isWhole: true, mayDerive, workspaceId } as const
  const stored = await storeForUser(database.kysely, [{ record, ...(posts && { posts }) }], options)
  await onStored()
  return stored
}
