import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { firstId, readInPages } from '../../database/read-in-pages.ts'
import { type CollectionReader, isVisibleTo } from '../../database/visible-collections.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'
import { list as listColumns } from './columns/column-repository.ts'
import { nameValues } from './columns/named-values.ts'

/** Exports a workspace's collections, as far as the user sees them. */
export function createCollectionExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'collections',
      of: 'workspace',
      tables: ['collections'],
      read: (workspaceId, userId) => readCollections(db, { workspaceId, userId }),
    },
    {
      name: 'collection_columns',
      of: 'workspace',
      tables: ['collection_columns'],
      async *read(workspaceId, userId) {
        for await (const { id } of readCollections(db, { workspaceId, userId })) {
          for (const column of await listColumns(db, id)) yield { collection_id: id, ...column }
        }
      },
    },
    {
      name: 'collected_creators',
      of: 'workspace',
      tables: ['collection_creators'],
      async *read(workspaceId, userId) {
        for await (const { id } of readCollections(db, { workspaceId, userId })) yield* readMembers(db, id)
      },
    },
    {
      name: 'deals',
      of: 'workspace',
      tables: ['deals'],
      async *read(workspaceId, userId) {
        for await (const { id } of readCollections(db, { workspaceId, userId })) yield* readDeals(db, id)
      },
    },
    {
      name: 'deal_links',
      of: 'workspace',
      tables: ['deal_links', 'deal_link_figures'],
      async *read(workspaceId, userId) {
        for await (const { id } of readCollections(db, { workspaceId, userId })) yield* readLinks(db, id)
      },
    },
  ]
}

function readCollections(db: Executor, reader: CollectionReader) {
  return readInPages(
    firstId,
    (after, limit) =>
      db
        .selectFrom('collections')
        .select(['id', 'name', 'description', 'is_private', 'created_at', 'updated_at'])
        .where(isVisibleTo(reader))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
}

async function* readMembers(db: Executor, collectionId: string): AsyncGenerator<object> {
  const members = readInPages(
    0,
    (after, limit) =>
      db
        .with(
          (name) => name('page').materialized(),
          (query) =>
            query
              .selectFrom('collection_creators')
              .select(['creator_id', 'status', 'note', 'tags', 'column_values', 'added_at'])
              .where('collection_id', '=', collectionId)
              .where('creator_id', '>', after)
              .orderBy('creator_id')
              .limit(limit),
        )
        .selectFrom('page')
        .innerJoin('creators', 'creators.id', 'creator_id')
        .select(['creator_id', 'platform', 'channel_id', 'title', 'handle', 'status', 'note', 'tags', 'column_values'])
        .select('added_at')
        .orderBy('creator_id')
        .execute(),
    ({ creator_id }) => creator_id,
  )
  const columns = await listColumns(db, collectionId)
  for await (const { creator_id: _, column_values, ...member } of members) {
    yield { collection_id: collectionId, ...member, values: nameValues(columns, column_values) }
  }
}

async function* readDeals(db: Executor, collectionId: string): AsyncGenerator<object> {
  const deals = readInPages(
    0,
    (after, limit) =>
      db
        .with(
          (name) => name('page').materialized(),
          (query) =>
            query
              .selectFrom('deals')
              .select(['creator_id', 'fee_currency', 'deliverables'])
              .select([
                sql<number | null>`fee_amount::float8`.as('fee_amount'),
                sql<string | null>`due_on::text`.as('due_on'),
              ])
              .where('collection_id', '=', collectionId)
              .where('creator_id', '>', after)
              .orderBy('creator_id')
              .limit(limit),
        )
        .selectFrom('page')
        .innerJoin('creators', 'creators.id', 'creator_id')
        .select([
          'creator_id',
          'platform',
          'channel_id',
          'title',
          'fee_currency',
          'deliverables',
          'fee_amount',
          'due_on',
        ])
        .orderBy('creator_id')
        .execute(),
    ({ creator_id }) => creator_id,
  )
  for await (const { creator_id: _, fee_amount: amount, fee_currency: currency, ...deal } of deals) {
    yield { collection_id: collectionId, ...deal, fee: amount === null ? null : { amount, currency } }
  }
}

async function* readLinks(db: Executor, collectionId: string): AsyncGenerator<object> {
  const links = readInPages(
    firstId,
    (after, limit) =>
      db
        .with(
          (name) => name('page').materialized(),
          (query) =>
            query
              .selectFrom('deal_links')
              .select(['id', 'collection_id', 'creator_id', 'url', 'added_at'])
              .select(
                sql<object[]>`coalesce((
                  select json_agg(json_build_object(
                    'day', day::text, 'views', views, 'likes', likes, 'comments', comments) order by day)
                  from deal_link_figures where link_id = deal_links.id
                ), '[]')`.as('figures'),
              )
              .where('collection_id', '=', collectionId)
              .where('id', '>', after)
              .orderBy('id')
              .limit(limit),
        )
        .selectFrom('page')
        .innerJoin('creators', 'creators.id', 'creator_id')
        .select(['page.id', 'collection_id', 'title', 'page.url', 'added_at', 'figures'])
        .orderBy('page.id')
        .execute(),
    ({ id }) => id,
  )
  for await (const { id: _, ...link } of links) yield link
}
