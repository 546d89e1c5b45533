import type { Creator } from '@troupe/contract/creators'
import type { Executor } from '../../../database/database.ts'
import { noImagePaths, type ToImagePath } from '../../../images/image-paths.ts'
import { presentCreator } from './creator-presenter.ts'
import { listByIds } from './found-creator-repository.ts'

/** Reads creators by id in the public form; unknown ids are left out. */
export type CreatorReader = (ids: readonly number[]) => Promise<ReadonlyMap<number, Creator>>

export function createCreatorReader(db: Executor, toImagePath: ToImagePath = noImagePaths): CreatorReader {
  return async (ids) => new Map((await listByIds(db, ids)).map((row) => [row.id, presentCreator(row, toImagePath)]))
}
