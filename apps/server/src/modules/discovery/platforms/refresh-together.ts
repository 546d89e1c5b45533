import type { Database } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { Erasures } from '../catalogue/erasing/erasures.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import {
  claimOutdated,
  type DueCreator,
  listOutdated,
  markVanished,
  releaseFresh,
} from './creator-upkeep-repository.ts'
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
  const { limit } = turn.question
  while (performance.now() < turn.end) {
    const outdated = await listOutdated(kysely, { ...turn.question, limit: listedAtOnce })
    if (outdated.length === 0) return true
    for (let first = 0; first < outdated.length && performance.now() < turn.end; first += limit) {
      if (!(await askFor(parts, live, outdated.slice(first, first + limit), turn.question))) return false
    }
  }
  return true
}

/** @returns whether the platform can be asked for more. */
async function askFor(
  parts: TogetherParts,
  live: LivePlatform,
  listed: readonly DueCreator[],
  question: Turn['question'],
): Promise<boolean> {
  if (!(await hasQuotaToSpare(live))) return false
  await parts.traffic.waitForQuiet()
  const { database, clock } = parts
  // Another server may be refreshing the same creators.
  const ids = listed.map(({ id }) => id)
  const claimed = await claimOutdated(database.kysely, ids, { ...question, at: clock.now() })
  if (claimed.size === 0) return true
  const due = listed.filter(({ id }) => claimed.has(id))
  try {
    await readTogether(parts, live, due)
    // An answer without the old values leaves them; they are asked for again on another day.
    await releaseFresh(database.kysely, [...claimed], question.readBefore)
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
    if (!found.has(channel_id)) await markVanished(database.kysely, id, clock.now())
  }
  await onStored()
}
