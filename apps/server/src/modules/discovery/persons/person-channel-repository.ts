import { shownCreatorFields } from '@troupe/contract/creators'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { listIdsByParts, orByParts, readReachable } from '../../../database/distribution/on-each-part.ts'
import type { ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import type { NamedChannel } from './prove-persons.ts'

interface Wanted {
  readonly named: readonly NamedChannel[]
  /** Addresses in lower case, confirmed by creators. */
  readonly addresses: readonly string[]
}

/** Far more than the channels that a page of creators names; a single one cannot name thousands. */
const mostNamed = 500

/** Lists the creators that are named, and those for which one of the addresses was confirmed. */
export async function listNamed(db: Executor, { named, addresses }: Wanted): Promise<ShownCreatorRow[]> {
  const handles = named.filter(({ form }) => form === 'handle')
  const ids = named.filter(({ form }) => form === 'id').map(({ name }) => name)
  const ofCreators: RawBuilder<unknown>[] = [
    ...(handles.length > 0
      ? [
          sql`select creators.id
            from json_to_recordset(${JSON.stringify(handles)}::json) as named (platform text, name text)
            join creators on creators.platform = named.platform and lower(creators.handle) = named.name`,
        ]
      : []),
    ...(addresses.length > 0
      ? [sql`select id from creators where lower(email) = any(${addresses}::text[]) and email_source = 'creator'`]
      : []),
  ]
  const ofChannels =
    ids.length > 0 ? [sql`select id from channels where platform = 'youtube' and channel_id = any(${ids}::text[])`] : []
  const all = [...ofCreators, ...ofChannels]
  if (all.length === 0) return []
  const unite = (statements: readonly RawBuilder<unknown>[]) => sql.join(statements, sql` union `)
  return orByParts(
    db,
    () => listFound(db, sql`(select id from (${unite(all)}) as found)`),
    async () => {
      const known = ofChannels.map((statement) => sql<{ id: number }>`${statement}`.execute(db))
      const channels = (await Promise.all(known)).flatMap(({ rows }) => rows.map(({ id }) => id))
      const creators = ofCreators.length === 0 ? [] : await listIdsByParts(db, unite(ofCreators))
      return readReachable(db, [...channels, ...creators], (present) =>
        listFound(db, sql`(select unnest(${present}::bigint[]))`),
      )
    },
  )
}

async function listFound(db: Executor, found: RawBuilder<number>): Promise<ShownCreatorRow[]> {
  return db
    .selectFrom('creators')
    .select(shownCreatorFields)
    .where('id', 'in', found)
    .orderBy('id')
    .limit(mostNamed)
    .execute()
}

interface Similar {
  /** In the form of `toNameKey`. */
  readonly nameKey: string
  /** The channel that is not listed. */
  readonly exceptId: number
  readonly limit: number
}

/** Lists creators with a similar name or handle, most similar first. */
export async function listSimilarNames(
  db: Executor,
  { nameKey, exceptId, limit }: Similar,
): Promise<ShownCreatorRow[]> {
  return db
    .selectFrom('creators')
    .select(shownCreatorFields)
    .where(sql<boolean>`${nameKey} <% name_key`)
    .where('id', '<>', exceptId)
    .orderBy(sql`word_similarity(${nameKey}, name_key)`, 'desc')
    .orderBy(sql`length(name_key)`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Lists those of the creators that a statement of the user is about, that name channels, or that confirmed an address. */
export async function listConnectable(db: Executor, workspaceId: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from creators
    where id = any(${ids}::bigint[]) and (
      email_source = 'creator' or description ~* '(tiktok|youtube|instagram)[.]com/|instagr[.]am/'
      or id in (
        select creator_id from person_statements
        where workspace_id = ${workspaceId} and creator_id = any(${ids}::bigint[])
        union all
        select other_id from person_statements
        where workspace_id = ${workspaceId} and other_id = any(${ids}::bigint[])
      )
    )
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
