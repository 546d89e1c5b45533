import { toCreatorKey } from '../channels/channel-repository.ts'
import type { ImportedCreator } from './to-creator.ts'

/** The creators of a batch by platform and channel id, without duplicates. */
export class CreatorBatch {
  readonly #creators = new Map<string, ImportedCreator>()

  get size(): number {
    return this.#creators.size
  }

  /** Adds a creator or updates the existing one. @returns whether it existed. */
  add(creator: ImportedCreator): boolean {
    const key = toCreatorKey(creator.record)
    const earlier = this.#creators.get(key)
    this.#creators.set(key, earlier ? mergeCreators(earlier, creator) : creator)
    return earlier !== undefined
  }

  creators(): ImportedCreator[] {
    return [...this.#creators.values()]
  }
}

/** The later row wins except for missing values; a placeholder for an unknown name never replaces a real name. */
export function mergeCreators(earlier: ImportedCreator, later: ImportedCreator): ImportedCreator {
  const kept = later.assumed.filter((field) => !earlier.assumed.includes(field))
  const names = Object.fromEntries(kept.map((field) => [field, earlier.record[field]]))
  return {
    record: { ...earlier.record, ...later.record, ...names },
    assumed: later.assumed.filter((field) => earlier.assumed.includes(field)),
  }
}
