import type { CreatorRecord } from '@troupe/contract/creators'
import type { Executor } from '../../../../database/database.ts'
import { toCreatorKey } from '../creator-repository.ts'
import { adoptId, listAdoptions, listIdsByHandle } from './channel-id-repository.ts'

/** Whether an id is provisional: the handle, since the source gave no id. */
export function isProvisionalId(channelId: string): boolean {
  return channelId.startsWith('@')
}

interface Named {
  readonly record: CreatorRecord
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505'

/**
 * Gives stored creators that are only known by their handle the ids of these records. One at a time and each in a transaction of
 * its own: it waits for whoever adds the same id, which within a larger transaction would be against the order of locks.
 */
export async function adoptChannelIds(
  db: Executor,
  creators: readonly Named[],
  kind: { readonly isDemo: boolean },
): Promise<void> {
  const records = creators.map(({ record }) => record).filter(({ channel_id }) => !isProvisionalId(channel_id))
  for (const adoption of await listAdoptions(db, records, kind)) {
    await adoptId(db, adoption).catch((error: unknown) => {
      // Another transaction has just added the same id; the refresh merges the two.
      if (!(error instanceof Error && 'code' in error && error.code === uniqueViolation)) throw error
    })
  }
}

/**
 * Resolves each creator to a single id: an imported list or a platform's search may only give the handle (`@handle`), a profile
 * gives the id.
 * @returns the creators with the ids they are or will be stored under.
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
