import type { CreatorRecord } from '@troupe/contract/creators'
import type { Kysely } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { Tables } from '../../../../database/tables/tables.ts'
import { toCreatorKey } from '../../channels/channel-repository.ts'
import { adoptId, listAdoptions, listIdsByHandle } from './channel-id-repository.ts'

/** Whether an id is provisional, that is, the handle of a creator for which the source gave no id. */
export function isProvisionalId(channelId: string): boolean {
  return channelId.startsWith('@')
}

/**
 * Whether an id is a name that a list gave, which names no channel at the platform for certain: YouTube's custom URLs
 * (`c/name`), for which there is no request and which may differ from the handle, and titles (`name:`).
 */
export function isListedName(channelId: string): boolean {
  return /^(?:c\/|name:)/.test(channelId)
}

interface Named {
  readonly record: CreatorRecord
}

/**
 * Replaces the provisional ids of stored creators by the ids of these records, each in a transaction of its own, as the
 * lock order requires (see `lockCreators`).
 */
export async function adoptChannelIds(
  db: Kysely<Tables>,
  creators: readonly Named[],
  kind: { readonly isDemo: boolean },
): Promise<void> {
  const records = creators.map(({ record }) => record).filter(({ channel_id }) => !isProvisionalId(channel_id))
  for (const adoption of await listAdoptions(db, records, kind)) {
    await db.transaction().execute((transaction) => adoptId(transaction, adoption))
  }
}

/**
 * Resolves each creator to a single id: an imported list or a platform's search may give only the handle (`@handle`), a
 * profile gives the id.
 * @returns the creators with the ids under which they are or will be stored.
 */
export async function settleChannelIds<Creator extends Named>(
  db: Executor,
  creators: readonly Creator[],
  kind: { readonly isDemo: boolean },
): Promise<Creator[]> {
  const provisional = creators.map(({ record }) => record).filter(({ channel_id }) => isProvisionalId(channel_id))
  const stored = await listIdsByHandle(db, provisional, kind)
  const known = new Map(
    stored.map(({ platform, wanted, channel_id }) => [toCreatorKey({ platform, channel_id: wanted }), channel_id]),
  )
  return creators.map((creator) => {
    const channel_id = known.get(toCreatorKey(creator.record))
    return channel_id ? { ...creator, record: { ...creator.record, channel_id } } : creator
  })
}
