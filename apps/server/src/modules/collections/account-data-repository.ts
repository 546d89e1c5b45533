import type { Executor } from '../../database/database.ts'
import { readInPages, readOwned } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'
import { list as listColumns } from './columns/column-repository.ts'
import { nameValues } from './columns/named-values.ts'

const collections = {
  table: 'collections',
  owner: 'user_id',
  columns: ['name', 'description', 'created_at', 'updated_at'],
} as const

/** Exports a user's collections. */
export function createCollectionExporters(db: Executor): AccountExporter[] {
  return [
    { name: 'collections', tables: ['collections'], read: (userId) => readOwned(db, collections, userId) },
    {
      name: 'collection_columns',
      tables: ['collection_columns'],
      async *read(userId) {
        for await (const { id } of readOwned(db, collections, userId)) {
          for (const column of await listColumns(db, id)) yield { collection_id: id, ...column }
        }
      },
    },
    {
      name: 'collected_creators',
      tables: ['collection_creators'],
      async *read(userId) {
        for await (const { id } of readOwned(db, collections, userId)) yield* readMembers(db, id)
      },
    },
  ]
}

async function* readMembers(db: Executor, collectionId: string): AsyncGenerator<object> {
  const members = readInPages(
    0,
    (after, limit) =>
      db
        .selectFrom('collection_creators')
        .innerJoin('creators', 'creators.id', 'creator_id')
        .select([
          'creator_id',
          'platform',
          'channel_id',
          'title',
          'handle',
          'status',
          'note',
          'tags',
          'column_values',
          'added_at',
        ])
        .where('collection_id', '=', collectionId)
        .where('creator_id', '>', after)
        .orderBy('creator_id')
        .limit(limit)
        .execute(),
    ({ creator_id }) => creator_id,
  )
  const columns = await listColumns(db, collectionId)
  for await (const { creator_id: _, column_values, ...member } of members) {
    yield { collection_id: collectionId, ...member, values: nameValues(columns, column_values) }
  }
}
