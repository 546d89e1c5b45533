import { platformNames } from '@troupe/contract/catalogues/platform-names'
import { say } from '@troupe/contract/messages/message'
import { days } from '../lib/durations.ts'
import type { DataAgeReport } from '../modules/discovery/data-age/oldest-data.ts'
import { broken, type Check, describeAge, type Finding, good, look } from './check-result.ts'

/** Share of the longest age from which data is about to be removed. */
const closeShare = 0.9

/** Checks the age of the platforms' stored data. */
export function createDataAgeCheck({ listAges }: { listAges(): Promise<readonly DataAgeReport[]> }): Check {
  return { area: 'platforms', run: async () => (await listAges()).flatMap(judgeAge) }
}

/** Judges the age of a platform's data; nothing is said of a platform without any. */
export function judgeAge({ platform, oldestMs, maxAgeMs, due, removed }: DataAgeReport): Finding[] {
  const part = platformNames[platform]
  const total = removed.reduce((sum, { count }) => sum + count, 0)
  if (oldestMs === undefined && total === 0) return []
  const finding = say('self_check.data_age', {
    age: describeAge(oldestMs ?? 0),
    limit: Math.round(maxAgeMs / days(1)),
    due,
    removed: total,
  })
  if (oldestMs !== undefined && oldestMs > maxAgeMs) {
    return [broken(finding, say('self_check.data_too_old'), part)]
  }
  const isClose = oldestMs !== undefined && oldestMs > maxAgeMs * closeShare
  return [isClose ? look(finding, say('self_check.data_goes'), part) : good(finding, part)]
}
