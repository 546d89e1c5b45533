import type { CreatorRecord, CreatorSource } from '@troupe/contract/creators'
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

type Channel = Pick<CreatorRecord, 'platform' | 'channel_id'>

/** Selects the channels that are already stored. */
export async function listStored(db: Executor, channels: readonly Channel[]): Promise<Channel[]> {
  if (channels.length === 0) return []
  return db
    .selectFrom('creators')
    .select(['platform', 'channel_id'])
    .where('platform', 'in', [...new Set(channels.map(({ platform }) => platform))])
    .where(
      'channel_id',
      'in',
      channels.map(({ channel_id }) => channel_id),
    )
    .execute()
}
