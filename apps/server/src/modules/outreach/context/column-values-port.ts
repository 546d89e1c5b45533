import type { Member } from '../../../http/requests/endpoint-binding.ts'

/**
 * Reads the values of a collection's own columns, by the names of the columns, for those of the creators that are in the
 * collection. One that the member does not see, and one that is gone, has none.
 */
export type ReadColumnValues = (
  member: Member,
  collectionId: string,
  creatorIds: readonly number[],
) => Promise<ReadonlyMap<number, Readonly<Record<string, string>>>>

/** Reads no values, for an application without collections. */
export const readNoColumnValues: ReadColumnValues = async () => new Map()
