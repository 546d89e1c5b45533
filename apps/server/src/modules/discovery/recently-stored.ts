import { hash } from 'node:crypto'
import type { Executor } from '../../database/database.ts'
import { minutes } from '../../durations.ts'
import { RecentMap } from '../../recent-map.ts'
import { listVersions, type RowVersion, toCreatorKey } from './creator-repository.ts'
import type { IncomingCreator, StoredCreators, StoreOptions } from './store-creators.ts'

const lifeMs = minutes(10)
const mostKept = 10_000

interface Stored {
  readonly id: number
  readonly version: RowVersion
  /** Of what was said of the creator. */
  readonly digest: string
  readonly at: number
}

/**
 * What this process stored in the last ten minutes. Searches for like things find like creators: who was stored just now as they are
 * said to be, and whose row nobody has changed since, need not be stored again.
 */
export class RecentlyStored {
  /** By key of the creator. */
  readonly #stored = new RecentMap<string, Stored>(mostKept)

  /** The ids of those of these creators that are stored as they are. */
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

  /** Notes what became of creators that were given to `storeCreators`. */
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

/** When it was read is not what was said. */
function toDigest({ record, ...rest }: IncomingCreator, { source }: StoreOptions): string {
  const { fetched_at: _, ...said } = record
  return hash('sha1', JSON.stringify([source, said, rest]), 'base64')
}
