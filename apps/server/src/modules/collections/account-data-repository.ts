import type { Executor } from '../../database/database.ts'
import { readInPages, readOwned } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'

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
        .select(['creator_id', 'platform', 'channel_id', 'title', 'handle', 'status', 'note', 'added_at'])
        .where('collection_id', '=', collectionId)
        .where('creator_id', '>', after)
        .orderBy('creator_id')
        .limit(limit)
        .execute(),
    ({ creator_id }) => creator_id,
  )
  for await (const { creator_id: _, ...member } of members) yield { collection_id: collectionId, ...member }
}
