import type { Database } from '../../../../database/database.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { minutes } from '../../../../lib/durations.ts'
import {
  countCreators,
  findLastRefresh,
  refreshTermStatistics,
  type TermStatistics,
  tidyCreators,
} from './term-statistics-repository.ts'

/** The inverse document frequency of BM25 (Robertson and Zaragoza 2009, section 3.3); 1 for an empty catalogue. */
export function toRarity(term: string, { creatorCount, shares }: TermStatistics): number {
  if (creatorCount === 0) return 1
  const having = (shares.get(term) ?? 0) * creatorCount
  return Math.log(1 + (creatorCount - having + 0.5) / (having + 0.5))
}

/** Up to this size a catalogue may change much with each import. */
const smallCatalogue = 20_000
const restMs = minutes(5)
/** Counting delays searches on the embedded database by half a second. */
const shortRestMs = minutes(1)

/** Counts term frequencies if the catalogue has changed enough since the last count, or the statistics are of another version. */
export async function refreshStatistics({ kysely, embedded }: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const found = await findLastRefresh(kysely)
  const last = found?.isCurrent ? found : undefined
  const restedMs = last === undefined ? Number.POSITIVE_INFINITY : now.getTime() - last.refreshedAt.getTime()
  if (last && restedMs < restMs && last.creatorCount > smallCatalogue) return
  const creatorCount = await countCreators(kysely)
  const change = last ? Math.abs(creatorCount - last.creatorCount) / Math.max(1, last.creatorCount) : 1
  if (change <= 0.05 && restedMs < restMs) return
  if (change <= 0.5 && restedMs < shortRestMs) return
  await refreshTermStatistics(kysely, { creatorCount, now })
  // The embedded database has no autovacuum: without this, searches by word and name took 30 ms longer (3,000 creators).
  if (embedded) await tidyCreators(kysely)
}
