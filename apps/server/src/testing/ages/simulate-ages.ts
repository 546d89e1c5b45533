import type { CreatorRecord } from '@troupe/contract/creators'
import { quote } from '@troupe/contract/messages/message'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { DataLimits } from '../../lib/age-rules.ts'
import { days, hours } from '../../lib/durations.ts'
import { silentLogger } from '../../lib/logger.ts'
import { storeCreators } from '../../modules/discovery/catalogue/storing/store-creators.ts'
import { AgeGuard } from '../../modules/discovery/data-age/age-guard.ts'
import { removeOldData } from '../../modules/discovery/data-age/remove-old-data.ts'
import type { LivePlatform } from '../../modules/discovery/platforms/live-platform.ts'
import type { PlatformClient, PlatformProfile } from '../../modules/discovery/platforms/platform-port.ts'
import { refreshDue } from '../../modules/discovery/platforms/refresh-creators.ts'
import { buildPost } from '../factories.ts'
import { FakeClock } from '../fake-clock.ts'
import { testErasures } from '../test-erasures.ts'
import { findOldestHour } from './oldest-value.ts'

export interface Simulation {
  readonly database: Database
  readonly limits: DataLimits
  readonly creators: number
  readonly days: number
  /** Hours between checks and rounds of the background work. */
  readonly everyHours: number
  /** Units of the platform that the background work may use on a day. */
  readonly toUnits: (day: number) => number
  /** Whether the server is down on a day. */
  readonly isDown: (day: number) => boolean
  /** Creators that searches find, or find again, on a day. */
  readonly toFound: (day: number) => number
  readonly report?: (day: number, figures: Simulated) => Promise<void>
}

export interface Simulated {
  /** Hours checked while the server was running. */
  checks: number
  /** Checks that found a value older than its limit while requests were answered. */
  tooOld: number
  /** The oldest value that was answered, in hours. */
  oldestHours: number
  /** Rounds in which requests were refused because something was too old. */
  refused: number
  refreshed: number
}

const start = '2030-01-01T00:00:00Z'
const storedTogether = 500

/**
 * Lets time pass for a catalogue: the platform is read while its allowance lasts, old data is removed, the server is down
 * now and then and starts again. Each value tells when it was read; each check reads the values themselves.
 */
export async function simulateAges(simulation: Simulation): Promise<Simulated> {
  const { database, creators, everyHours, limits } = simulation
  const clock = new FakeClock(start)
  const figures: Simulated = { checks: 0, tooOld: 0, oldestHours: 0, refused: 0, refreshed: 0 }
  const platform = createPlatform(clock, figures)
  const parts = { database, clock, limits }
  const upkeep = {
    ...{ ...parts, log: silentLogger, platforms: [platform.live], references: [], erasures: testErasures, paceMs: 0 },
    ...{ onStored: async () => {}, traffic: { waitForQuiet: async () => {} } },
  }
  await findNext(simulation, clock, { found: 0, count: creators })
  await holdSome(database, clock.now())
  let guard: AgeGuard | undefined
  let found = 0
  for (let day = 0; day < simulation.days; day++) {
    platform.startDay(simulation.toUnits(day))
    const isDown = simulation.isDown(day)
    for (let hour = 0; hour < 24; hour += everyHours) {
      clock.advance(hours(everyHours))
      if (isDown) {
        guard = undefined
        continue
      }
      if (!guard) {
        guard = new AgeGuard(parts)
        await guard.look()
      }
      await check(parts, guard, figures)
      await removeOldData(parts)
      await guard.look()
      await check(parts, guard, figures)
      if (hour === 0) await refreshAll(upkeep)
    }
    if (!isDown) found = await findNext(simulation, clock, { found, count: simulation.toFound(day) })
    await simulation.report?.(day, figures)
  }
  return figures
}

async function refreshAll(upkeep: Parameters<typeof refreshDue>[0]): Promise<void> {
  while (await refreshDue(upkeep));
}

function createPlatform(clock: FakeClock, figures: Simulated) {
  const allowance = { used: 0, limit: 0 }
  const spend = (units: number) => {
    allowance.used += units
  }
  const client: PlatformClient = {
    platform: 'youtube',
    search: () => Promise.reject(new Error('Searches are made by the simulation')),
    async fetchProfile({ channelId = '' }): Promise<PlatformProfile> {
      spend(3)
      figures.refreshed++
      const hour = toHour(clock)
      const post = buildPost({ id: `${channelId}-post`, title: `Post of ${hour}`, views: hour })
      return { ...toRecord(channelId, hour), average_views: hour, engagement_rate: 3, posts: [post] }
    },
    async fetchChannels(ids) {
      spend(1)
      figures.refreshed += ids.length
      return ids.map((id) => toRecord(id, toHour(clock)))
    },
    // Half of it is the users'.
    quota: async () => [{ name: quote('units'), ...allowance, resetsAt: clock.now() }],
  }
  const live: LivePlatform = { client, mode: 'live', mayDerive: false }
  return {
    live,
    startDay(units: number) {
      allowance.used = 0
      allowance.limit = units * 2
    },
  }
}

function toHour(clock: FakeClock): number {
  return Math.floor(clock.now().getTime() / hours(1))
}

function toRecord(channelId: string, hour: number): CreatorRecord {
  return {
    ...{ platform: 'youtube', channel_id: channelId, title: `Read ${hour}`, handle: `read${hour}` },
    ...{ description: `Written at ${hour}`, keywords: [`hour${hour}`], subscribers: hour, videos_count: hour },
    ...{ region: 'DE', content_categories: ['baking' as const], email: `mail${hour}@channel.example` },
  }
}

async function find(
  { kysely }: Database,
  clock: FakeClock,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<void> {
  const hour = toHour(clock)
  const incoming = Array.from({ length: count }, (_, index) => ({
    record: toRecord(`UC${String(first + index).padStart(22, '0')}`, hour),
    posts: [buildPost({ title: `Post of ${hour}`, views: hour })],
  }))
  const options = { source: 'youtube', erasures: testErasures, now: clock.now(), mayDerive: false } as const
  await storeCreators(kysely, incoming, options)
}

/** Finds the next of the creators, one after another and then from the first on. @returns how many were found so far. */
async function findNext(
  { database, creators }: Simulation,
  clock: FakeClock,
  { found, count }: { readonly found: number; readonly count: number },
): Promise<number> {
  const end = found + count
  for (let first = found; first < end; ) {
    const some = Math.min(storedTogether, end - first, creators - (first % creators))
    await find(database, clock, { first: first % creators, count: some })
    first += some
  }
  return end
}

/** Each tenth creator is in a collection. */
async function holdSome({ kysely }: Database, now: Date): Promise<void> {
  await sql`
    with owner as (
      insert into workspaces (name, created_at) values ('Ages', ${now}) returning id
    ), list as (
      insert into collections (workspace_id, name, created_at, updated_at) select id, 'Kept', ${now}, ${now} from owner
      returning id
    )
    insert into collection_creators (collection_id, creator_id, note, added_at)
    select list.id, creators.id, 'Mine', ${now} from creators cross join list where creators.id % 10 = 0`.execute(
    kysely,
  )
}

/** Reads the oldest values themselves. Nothing is answered while the guard says that something is too old. */
async function check(
  { database, clock, limits }: { readonly database: Database; readonly clock: FakeClock; readonly limits: DataLimits },
  guard: AgeGuard,
  figures: Simulated,
): Promise<void> {
  figures.checks++
  if (!guard.isSafe()) {
    figures.refused++
    return
  }
  const oldest = await findOldestHour(database)
  if (oldest === undefined) return
  const age = clock.now().getTime() - oldest * hours(1)
  figures.oldestHours = Math.max(figures.oldestHours, Math.round(age / hours(1)))
  if (age > Math.min(limits.youtube.maxAgeMs, days(30))) figures.tooOld++
}
