import type { Executor } from '../../../database/database.ts'
import { noImagePaths } from '../../../images/image-paths.ts'
import { presentCreator } from '../catalogue/creator-presenter.ts'
import { listByIds } from '../catalogue/found-creator-repository.ts'
import { findPersons } from './find-persons.ts'
import { listConnectable } from './person-channel-repository.ts'

/**
 * Finds which of many creators are one person for a user. Reads only those whole that a statement or a proof can
 * connect.
 * @returns a number for each creator with another channel, the same for all channels of one person.
 */
export async function findPersonIds(
  db: Executor,
  workspaceId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await listByIds(db, await listConnectable(db, workspaceId, ids))
  const creators = rows.map((row) => presentCreator(row, noImagePaths))
  const { groups } = await findPersons({ db, toImagePath: noImagePaths }, workspaceId, creators)
  return new Map(groups.flatMap((group) => [...group.keys()].map((id) => [id, Math.min(...group.keys())] as const)))
}

/** The ids of all channels of a creator's person, as far as a user's statements and proofs connect them. */
export async function findChannelIds(db: Executor, workspaceId: string, id: number): Promise<readonly number[]> {
  const rows = await listByIds(db, await listConnectable(db, workspaceId, [id]))
  const creators = rows.map((row) => presentCreator(row, noImagePaths))
  const { groups } = await findPersons({ db, toImagePath: noImagePaths }, workspaceId, creators)
  const channels = groups.find((group) => group.has(id))
  return channels ? [...channels.keys()] : [id]
}
