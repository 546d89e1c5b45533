import { toNameKey } from '@troupe/contract/collection-members/tags'
import type { Executor } from '../../database/database.ts'
import type { CollectionReader } from '../../database/visible-collections.ts'
import * as tags from './tag-repository.ts'

/** Returns a function that spells tags like the user's other tags that differ only in case, each tag once. */
export async function readSpelling(
  db: Executor,
  reader: CollectionReader,
): Promise<(given: readonly string[]) => string[]> {
  const known = new Map((await tags.listNames(db, reader)).map((name) => [toNameKey(name), name]))
  return (given) => {
    const spelt = new Map<string, string>()
    for (const name of given) {
      const key = toNameKey(name)
      if (!spelt.has(key)) spelt.set(key, known.get(key) ?? name)
    }
    return [...spelt.values()]
  }
}
