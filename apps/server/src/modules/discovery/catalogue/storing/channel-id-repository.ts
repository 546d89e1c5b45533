import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { renameChannel } from '../../channels/channel-repository.ts'

type NamedCreator = Pick<CreatorRecord, 'platform' | 'channel_id' | 'handle'>

/** Demo creators and real creators are never the same, even if their names match. */
interface Kind {
  readonly isDemo: boolean
}

const isOfKind = ({ isDemo }: Kind) => sql<SqlBool>`(creators.source = 'demo') = ${isDemo}`

/** Finds the stored channel ids of these handles; a real id takes precedence over a provisional one. */
export async function listIdsByHandle(
  db: Executor,
  creators: readonly NamedCreator[],
  kind: Kind,
): Promise<{ platform: Platform; wanted: string; channel_id: string }[]> {
  if (creators.length === 0) return []
  const { rows } = await sql<{ platform: Platform; wanted: string; channel_id: string }>`
    select distinct on (platform, wanted.channel_id) platform, wanted.channel_id as wanted, creators.channel_id
    from creators join ${toRecordset(creators)} using (platform)
    where lower(creators.handle) = lower(wanted.handle) and ${isOfKind(kind)}
    order by platform, wanted.channel_id, creators.channel_id like '@%', creators.id`.execute(db)
  return rows
}

/** A stored creator with a provisional id, and its real id. */
export interface Adoption {
  readonly id: number
  readonly channel_id: string
}

/** Finds stored creators whose provisional id can be replaced by one of these ids. */
export async function listAdoptions(db: Executor, creators: readonly NamedCreator[], kind: Kind): Promise<Adoption[]> {
  if (creators.length === 0) return []
  const { rows: free } = await sql<Adoption>`
    select channels.id, wanted.channel_id
    from channels join ${toRecordset(creators)}
      on channels.platform = wanted.platform and channels.channel_id = '@' || lower(wanted.handle)
    where not exists (
      select 1 from channels as other
      where other.platform = wanted.platform and other.channel_id = wanted.channel_id
    )`.execute(db)
  if (free.length === 0) return []
  // A statement of its own reads only the parts of these creators.
  const ids = free.map(({ id }) => id)
  const { rows } = await sql<{ id: number }>`
    select id from creators where id = any(${ids}::bigint[]) and ${isOfKind(kind)}`.execute(db)
  const wanted = new Set(rows.map(({ id }) => id))
  return free.filter(({ id }) => wanted.has(id))
}

/**
 * Replaces the provisional id of a creator, unless the real id is taken. Call it in a transaction of its own. A
 * placeholder, deleted at the end, reserves the id, so that the transaction waits for others that insert it before it
 * locks the creator.
 */
export async function adoptId(transaction: Executor, { id, channel_id }: Adoption): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into channels (platform, channel_id) select platform, ${channel_id} from channels where id = ${id}
    on conflict (platform, channel_id) do nothing returning id`.execute(transaction)
  const [placeholder] = rows
  if (!placeholder) return
  await transaction.deleteFrom('channels').where('id', '=', placeholder.id).execute()
  const provisional = await transaction
    .selectFrom('channels')
    .select('id')
    .where('id', '=', id)
    .where('channel_id', 'like', '@%')
    .forUpdate()
    .executeTakeFirst()
  if (provisional) await renameChannel(transaction, { id, channel_id })
}

function toRecordset(creators: readonly NamedCreator[]) {
  const keys = creators.map(({ platform, channel_id, handle }) => ({ platform, channel_id, handle }))
  return sql`json_to_recordset(${JSON.stringify(keys)}::json) as wanted (platform text, channel_id text, handle text)`
}
