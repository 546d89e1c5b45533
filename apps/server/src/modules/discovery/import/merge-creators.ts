import { toCreatorKey } from '../creator-repository.ts'
import type { ImportedCreator } from './to-creator.ts'

/** Creators by platform and channel id, so that a batch holds each only once. */
export class CreatorBatch {
  readonly #creators = new Map<string, ImportedCreator>()

  get size(): number {
    return this.#creators.size
  }

  /** Adds a creator; one that is there already takes over what the new row says. @returns whether it was there. */
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

/** The later row wins, but never blanks; a name that only stands in for an unknown one never replaces a real one. */
export function mergeCreators(earlier: ImportedCreator, later: ImportedCreator): ImportedCreator {
  const kept = later.assumed.filter((field) => !earlier.assumed.includes(field))
  const names = Object.fromEntries(kept.map((field) => [field, earlier.record[field]]))
  return {
    record: { ...earlier.record, ...later.record, ...names },
    assumed: later.assumed.filter((field) => earlier.assumed.includes(field)),
  }
}
