import type { CreatorSource } from '@troupe/contract/creators'
import type { Executor } from '../../../../database/database.ts'

/** Counts creators by source. */
export async function countBySource(db: Executor): Promise<Map<CreatorSource, number>> {
  const rows = await db
    .selectFrom('creators')
    .select(({ fn }) => ['source', fn.countAll<number>().as('count')])
    .groupBy('source')
    .execute()
  return new Map(rows.map(({ source, count }) => [source, count]))
}
