import type { Executor } from '../../database/database.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'
import { list as listColumns } from './columns/column-repository.ts'
import { nameValues } from './columns/named-values.ts'
import * as members from './member-repository.ts'

/**
 * Returns a function that reads the values of own columns, by the names of the columns, for those of the creators that are
 * in the collection. Another user's collection has none.
 */
export function createColumnValueReader(db: Executor) {
  return async (
    member: Member,
    collectionId: string,
    creatorIds: readonly number[],
  ): Promise<ReadonlyMap<number, Readonly<Record<string, string>>>> => {
    const rows = await members.listValues(db, member, { collectionId, creatorIds })
    const columns = rows.length > 0 ? await listColumns(db, collectionId) : []
    return new Map(rows.map((row) => [row.creator_id, nameValues(columns, row.column_values)]))
  }
}
