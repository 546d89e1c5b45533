import { maxTags } from '@troupe/contract/collection-members/tags'
import { say } from '@troupe/contract/messages/message'
import type { Member } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import * as collections from './collection-repository.ts'
import type { CollectionContext } from './collection-service.ts'
import * as tags from './tag-repository.ts'
import { readSpelling } from './tag-spelling.ts'

/** Names of the tags in all of the user's collections. */
export function listTags({ database }: CollectionContext, member: Member): Promise<string[]> {
  return tags.listNames(database.kysely, member)
}

interface TagChange {
  readonly id: string
  readonly kol_ids: readonly string[]
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * Adds tags to creators of a collection, or removes them.
 * @returns the number of creators whose tags have changed.
 * @throws AppError `not_found`; `conflict` when a creator would have more than the maximum number of tags.
 */
export async function changeTags(
  { database, clock }: CollectionContext,
  member: Member,
  { id, kol_ids, add, remove }: TagChange,
): Promise<number> {
  return database.kysely.transaction().execute(async (db) => {
    if (!(await collections.update(db, member, id, { now: clock.now() }))) {
      throw new AppError('not_found', say('collections.unknown'))
    }
    const spell = await readSpelling(db, member)
    const change = { collectionId: id, creatorIds: kol_ids, add: spell(add), remove: spell(remove) }
    const { changed, most } = await tags.change(db, change)
    if (most > maxTags) throw new AppError('conflict', say('collections.too_many_tags', { max: maxTags }))
    return changed
  })
}
