import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { days, seconds } from '../../durations.ts'
import type { Logger } from '../../logger.ts'
import { moveConfirmation } from './confirm-creator.ts'
import type { MoveReferences } from './creator-references-port.ts'
import { absorb, type DueCreator, listDue, markVanished, noteTry } from './creator-upkeep-repository.ts'
import type { Erasures } from './erasures.ts'
import { fetchProfile } from './fetch-profile.ts'
import type { NamedCreatorJob } from './keep-creators.ts'
import { findPlatform, type LivePlatform, toSource } from './live-platform.ts'
import { PlatformError, type ProfileReference } from './platform-port.ts'
import type { SearchTraffic } from './search-traffic.ts'
import { isProvisionalId } from './settle-channel-ids.ts'
import type { StoredCreators } from './store-creators.ts'
import { storeForUser } from './store-for-user.ts'

/** YouTube's developer policies: stored data is refreshed or deleted after 30 days. A day before, so that none gets older. */
const refreshAfterMs = days(29)
const tryAgainAfterMs = days(1)
/** People's own searches come first: upkeep leaves them this share of every allowance. */
const shareOfPeople = 0.5
const batchSize = 50
/** Well below the time after which the queue takes a job for dead. */
const maxRunMs = seconds(60)
/** Upkeep is in no hurry; at full speed it would slow down everybody's searches on the embedded database. */
const paceMs = 250

export interface UpkeepParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly platforms: readonly LivePlatform[]
  /** What other modules hold of creators. */
  readonly references: readonly MoveReferences[]
  readonly erasures: Pick<Erasures, 'find'>
  /** People come first. */
  readonly traffic: Pick<SearchTraffic, 'waitForQuiet'>
  /** Called when a creator's texts may have changed. */
  readonly onStored: () => Promise<void>
  /** For tests. */
  readonly paceMs?: number
}

/**
 * Reads again what is not whole or older than 29 days, the most used first, while half of each allowance is left, for at
 * most a minute. Each reading leaves a snapshot; who has vanished is marked, not deleted.
 * @returns whether some may be left to do now.
 */
export async function refreshDue(parts: UpkeepParts): Promise<boolean> {
  const end = performance.now() + maxRunMs
  const left = await Promise.all(parts.platforms.map((live) => refreshPlatform(parts, live, end)))
  return left.some(Boolean)
}

async function refreshPlatform(parts: UpkeepParts, live: LivePlatform, end: number): Promise<boolean> {
  const { database, clock } = parts
  const now = clock.now().getTime()
  const due = await listDue(database.kysely, {
    platform: live.client.platform,
    isDemo: live.mode === 'stand_in',
    readBefore: new Date(now - refreshAfterMs),
    triedBefore: new Date(now - tryAgainAfterMs),
    limit: batchSize,
  })
  for (const creator of due) {
    if (performance.now() >= end) return true
    if (!(await hasQuotaToSpare(live))) return false
    await parts.traffic.waitForQuiet()
    await noteTry(database.kysely, creator.id, clock.now())
    if (!(await refreshOne(parts, live, creator))) return false
    await pause(parts.paceMs ?? paceMs)
  }
  return due.length === batchSize
}

async function hasQuotaToSpare({ client }: LivePlatform): Promise<boolean> {
  const states = await client.quota()
  return states.every(({ used, limit }) => limit === undefined || used < limit * (1 - shareOfPeople))
}

/** @returns whether the platform can be asked for the next one. */
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
 * Reads a stored creator again; who has vanished is marked.
 * @returns the id of the row that the creator now is: another one where only the handle was known.
 * @throws PlatformError.
 */
export async function readAgain(parts: UpkeepParts, live: LivePlatform, creator: DueCreator): Promise<number> {
  const { database, clock } = parts
  const reference = toReference(creator)
  const stored = await readProfile(parts, live, reference)
  const id = stored?.ids[0]
  if (!stored) await markVanished(database.kysely, creator.id, clock.now())
  if (id === undefined || id === creator.id || reference.channelId !== undefined) return creator.id
  await database.kysely.transaction().execute(async (transaction) => {
    for (const move of parts.references) await move(transaction, { from: creator.id, to: id })
    await moveConfirmation(transaction, { from: creator.id, to: id })
    await absorb(transaction, { keptId: id, id: creator.id })
  })
  return id
}

/** Reads a creator who was named to us, if the platform is connected and has requests to spare. @throws PlatformError. */
export async function readNamed(parts: UpkeepParts, creator: NamedCreatorJob): Promise<void> {
  const live = findPlatform(parts.platforms, creator.platform)
  if (live && (await hasQuotaToSpare(live))) await readProfile(parts, live, toReference(creator), creator.userId)
}

function toReference({ channel_id, handle }: Pick<DueCreator, 'channel_id' | 'handle'>): ProfileReference {
  return { channelId: isProvisionalId(channel_id) ? undefined : channel_id, handle }
}

/**
 * Reads one creator from the platform, on behalf of a user if there is one, and stores what it says; undefined: the platform knows no such account.
 * @throws PlatformError, which is noted as the platform's state.
 */
async function readProfile(
  { database, clock, erasures, onStored }: UpkeepParts,
  live: LivePlatform,
  reference: ProfileReference,
  userId?: string,
): Promise<StoredCreators | undefined> {
  const profile = await fetchProfile({ db: database.kysely, clock }, live, reference)
  if (!profile) return undefined
  const { posts, ...record } = profile
  const options = { source: toSource(live), erasures, now: clock.now(), isWhole: true, userId }
  const stored = await storeForUser(database.kysely, [{ record, ...(posts && { posts }) }], options)
  await onStored()
  return stored
}
