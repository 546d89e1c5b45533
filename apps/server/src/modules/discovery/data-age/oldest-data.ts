import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import type { Database } from '../../../database/database.ts'
import { type DataLimits, toRefreshTime } from '../../../lib/age-rules.ts'
import type { Clock } from '../../../lib/clock.ts'
import { hours } from '../../../lib/durations.ts'
import { toHour } from '../catalogue/value-ages.ts'
import { countOlderThan, findOldestHour } from './age-repository.ts'
import { findOldestTime, keptKinds } from './kept-figure-repository.ts'
import { type RemovalCount, sumRemoved } from './removal-repository.ts'

interface AgeParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly limits: DataLimits
}

/** When the oldest stored data of a platform was read; undefined: there is none. */
export async function findOldest({ database: { kysely } }: AgeParts, platform: Platform): Promise<Date | undefined> {
  const hour = await findOldestHour(kysely, platform)
  const others = await Promise.all(keptKinds.map((kind) => findOldestTime(kysely, kind, platform)))
  const times = [hour === undefined ? undefined : new Date(hour * hours(1)), ...others].flatMap((time) => time ?? [])
  return times.length === 0 ? undefined : new Date(Math.min(...times.map((time) => time.getTime())))
}

/** The age of a platform's data, for operators. */
export interface DataAgeReport {
  readonly platform: Platform
  readonly maxAgeMs: number
  /** Milliseconds; undefined: there is no data. */
  readonly oldestMs: number | undefined
  /** Creators that are to be read again. */
  readonly due: number
  /** What was ever removed because of its age. */
  readonly removed: readonly RemovalCount[]
}

/** Reports the age of each platform's data. */
export async function reportDataAges(parts: AgeParts): Promise<DataAgeReport[]> {
  const { database, clock, limits } = parts
  const now = clock.now()
  const removed = await sumRemoved(database.kysely)
  return Promise.all(
    platforms.map(async (platform) => {
      const oldest = await findOldest(parts, platform)
      const due = await countOlderThan(database.kysely, platform, toHour(toRefreshTime(limits[platform], now)))
      return {
        platform,
        maxAgeMs: limits[platform].maxAgeMs,
        oldestMs: oldest && now.getTime() - oldest.getTime(),
        due,
        removed: removed.filter((row) => row.platform === platform),
      }
    }),
  )
}
