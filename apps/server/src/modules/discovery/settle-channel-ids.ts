import type { CreatorRecord } from '@troupe/contract/creators'
import type { Executor } from '../../database/database.ts'
import { adoptIds, listIdsByHandle } from './channel-id-repository.ts'
import { toCreatorKey } from './creator-repository.ts'

/** Whether an id is only the handle, since the source gave no id. */
export function isProvisionalId(channelId: string): boolean {
  return channelId.startsWith('@')
}

/**
 * Has every creator named by one id: a list or a platform's search may know the handle only (`@handle`), a profile knows the id.
 * @returns the creators with the ids under which they are stored, or are to be.
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
