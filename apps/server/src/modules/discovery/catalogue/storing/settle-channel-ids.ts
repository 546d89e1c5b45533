import type { CreatorRecord } from '@troupe/contract/creators'
import type { Executor } from '../../../../database/database.ts'
import { toCreatorKey } from '../creator-repository.ts'
import { adoptIds, listIdsByHandle } from './channel-id-repository.ts'

/** Whether an id is provisional: the handle, since the source gave no id. */
export function isProvisionalId(channelId: string): boolean {
  return channelId.startsWith('@')
}

/**
 * Resolves each creator to a single id: an imported list or a platform's search may only give the handle (`@handle`), a profile
 * gives the id.
 * @returns the creators with the ids they are or will be stored under.
 */
export async function settleChannelIds<Creator extends { readonly record: CreatorRecord }>(
  db: Executor,
  creators: readonly Creator[],
  kind: { readonly isDemo: boolean },
): Promise<Creator[]> {
  const records = creators.map(({ record }) => record)
  await adoptIds(
    db,
    records.filter(({ channel_id }) => !isProvisionalId(channel_id)),
    kind,
  )
  const provisional = records.filter(({ channel_id }) => isProvisionalId(channel_id))
  const stored = await listIdsByHandle(db, provisional, kind)
  const known = new Map(
    stored.map(({ platform, wanted, channel_id }) => [toCreatorKey({ platform, channel_id: wanted }), channel_id]),
  )
  return creators.map((creator) => {
    const channel_id = known.get(toCreatorKey(creator.record))
    return channel_id ? { ...creator, record: { ...creator.record, channel_id } } : creator
  })
}
