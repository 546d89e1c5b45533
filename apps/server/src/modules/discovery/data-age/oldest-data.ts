import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import type { Database } from '../../../database/database.ts'
import { type DataLimits, toRefreshTime } from '../../../lib/age-rules.ts'
import type { Clock } from '../../../lib/clock.ts'
import { toHour } from '../catalogue/value-ages.ts'
import { countOlderThan } from './age-repository.ts'
import { findOldestTime } from './kept-figure-repository.ts'
import { type RemovalCount, sumRemoved } from './removal-repository.ts'

interface AgeParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly limits: DataLimits
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
      const oldest = await findOldestTime(database.kysely, platform)
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
