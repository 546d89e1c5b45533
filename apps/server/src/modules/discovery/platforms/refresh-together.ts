import type { Database } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { Erasures } from '../catalogue/erasing/erasures.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import { type DueCreator, listOutdated, markVanished, noteTry } from './creator-upkeep-repository.ts'
import { askPlatform } from './fetch-profile.ts'
import { hasQuotaToSpare, type LivePlatform, toSource } from './live-platform.ts'
import { PlatformError } from './platform-port.ts'

interface TogetherParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly erasures: Pick<Erasures, 'find'>
  readonly traffic: { waitForQuiet(): Promise<void> }
  readonly onStored: () => Promise<void>
}

/**
 * Creators listed at once. Those read before keep the age of their posts and lie before the others, so that each list reads
 * past them.
 */
const listedAtOnce = 1000

interface Turn {
  /** Its limit is the number of channels that one call asks for. */
  readonly question: Parameters<typeof listOutdated>[1]
  /** When to stop, in milliseconds of `performance.now()`. */
  readonly end: number
}

/**
 * Refreshes outdated profiles of a platform that answers for many channels at once, the oldest first, while half of its
 * quota is left. Figures of posts keep their age.
 * @returns whether the platform can be asked for more.
 */
export async function refreshTogether(parts: TogetherParts, live: LivePlatform, turn: Turn): Promise<boolean> {
  const { fetchChannels } = live.client
  if (!fetchChannels) return true
  const { kysely } = parts.database
  const asked = new Set<number>()
  while (performance.now() < turn.end) {
    const outdated = await listOutdated(kysely, { ...turn.question, limit: listedAtOnce })
    // An answer without the old values leaves them; they are asked for again on another day.
    for (const { id } of outdated) if (asked.has(id)) await noteTry(kysely, id, parts.clock.now())
    const due = outdated.filter(({ id }) => !asked.has(id))
    if (outdated.length === 0) return true
    for (let first = 0; first < due.length && performance.now() < turn.end; first += turn.question.limit) {
      const some = due.slice(first, first + turn.question.limit)
      for (const { id } of some) asked.add(id)
      if (!(await askFor(parts, live, some))) return false
    }
  }
  return true
}

/** @returns whether the platform can be asked for more. */
async function askFor(parts: TogetherParts, live: LivePlatform, due: readonly DueCreator[]): Promise<boolean> {
  if (!(await hasQuotaToSpare(live))) return false
  await parts.traffic.waitForQuiet()
  try {
    await readTogether(parts, live, due)
    return true
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const { platform } = live.client
    parts.log.warn({ platform, kind: error.kind, reason: error.message }, 'creators were not refreshed')
    return false
  }
}

async function readTogether(parts: TogetherParts, live: LivePlatform, due: readonly DueCreator[]): Promise<void> {
  const { database, clock, erasures, onStored } = parts
  const ids = due.map(({ channel_id }) => channel_id)
  const records = await askPlatform(
    { db: database.kysely, clock },
    live,
    async (call) => (await live.client.fetchChannels?.(ids, call)) ?? [],
  )
  const options = { source: toSource(live), erasures, now: clock.now(), mayDerive: live.mayDerive }
  await storeCreators(
    database.kysely,
    records.map((record) => ({ record })),
    options,
  )
  const found = new Set(records.map(({ channel_id }) => channel_id))
  for (const { id, channel_id } of due) {
    if (found.has(channel_id)) continue
    // Not asked for again on the same day.
    await noteTry(database.kysely, id, clock.now())
    await markVanished(database.kysely, id, clock.now())
  }
  await onStored()
}
