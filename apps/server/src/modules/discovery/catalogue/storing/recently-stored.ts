import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Executor } from '../../../../database/database.ts'
import { minutes } from '../../../../lib/durations.ts'
import { toCreatorKey } from '../../channels/channel-repository.ts'
import { listVersions, type RowVersion } from '../creator-repository.ts'
import type { IncomingCreator, StoredCreators, StoreOptions } from './store-creators.ts'

const lifeMs = minutes(10)
const maxStored = 10_000

interface Stored {
  readonly id: number
  readonly version: RowVersion
  /** Hash of the stored record. */
  readonly digest: string
  readonly at: number
}

/**
 * Cache of the creators that this process stored in the last ten minutes. Similar searches return the same creators; an unchanged
 * record whose row has not changed since need not be stored again.
 */
export class RecentlyStored {
  /** By `toCreatorKey`. */
  readonly #stored = new LRUCache<string, Stored>({ max: maxStored })

  /** Finds the creators that are stored unchanged, with their ids. */
  async find(
    db: Executor,
    creators: readonly IncomingCreator[],
    options: StoreOptions,
  ): Promise<Map<IncomingCreator, number>> {
    const said = creators.flatMap((creator) => {
      const stored = this.#stored.get(toCreatorKey(creator.record))
      const isSame =
        stored && stored.at > options.now.getTime() - lifeMs && stored.digest === toDigest(creator, options)
      return isSame ? [{ creator, stored }] : []
    })
    const versions = await listVersions(
      db,
      said.map(({ stored }) => stored.id),
    )
    const unchanged = said.filter(({ stored }) => versions.get(stored.id) === stored.version)
    return new Map(unchanged.map(({ creator, stored }) => [creator, stored.id]))
  }

  /** Records the result of `storeCreators`. */
  note(creators: readonly IncomingCreator[], { ids, versions }: StoredCreators, options: StoreOptions): void {
    for (const [index, creator] of creators.entries()) {
      const id = ids[index]
      const version = id === undefined ? undefined : versions.get(id)
      if (id === undefined || version === undefined) continue
      const stored = { id, version, digest: toDigest(creator, options), at: options.now.getTime() }
      this.#stored.set(toCreatorKey(creator.record), stored)
    }
  }
}

/** Hashes a record without its time of reading. */
function toDigest({ record, ...rest }: IncomingCreator, { source }: StoreOptions): string {
  const { fetched_at: _, ...said } = record
  return hash('sha1', JSON.stringify([source, said, rest]), 'base64')
}
