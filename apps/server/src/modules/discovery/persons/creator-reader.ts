import type { Creator } from '@troupe/contract/creators'
import type { Executor } from '../../../database/database.ts'
import { noImagePaths, type ToImagePath } from '../../../images/image-paths.ts'
import { presentCreator } from '../catalogue/creator-presenter.ts'
import { listByIds } from '../catalogue/found-creator-repository.ts'
import { addPersons, type WithPerson } from './find-persons.ts'

/**
 * Reads creators by id in the public form; unknown ids are left out.
 * @param workspaceId the user whose statements about persons count; undefined: no persons are added.
 */
export type CreatorReader = (
  ids: readonly number[],
  workspaceId?: string,
) => Promise<ReadonlyMap<number, WithPerson<Creator>>>

export function createCreatorReader(db: Executor, toImagePath: ToImagePath = noImagePaths): CreatorReader {
  return async (ids, workspaceId) => {
    const creators = (await listByIds(db, ids)).map((row) => presentCreator(row, toImagePath))
    const read = workspaceId === undefined ? creators : await addPersons({ db, toImagePath }, workspaceId, creators)
    return new Map(read.map((creator) => [Number(creator.id), creator]))
  }
}
