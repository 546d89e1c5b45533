import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import type { Executor } from '../../../../database/database.ts'
import { onEachPart, partSuffix } from '../../../../database/distribution/on-each-part.ts'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { toCategoryForm, toIndexTerm } from '../analysis/index-text.ts'
import { type SearchFilters, toSearchFilters } from '../analysis/search-filters.ts'
import { toVectorText } from '../meaning/embedding-repository.ts'
import { sideCategory } from '../weights/ranking-weights.ts'
import { findNearestByIndex, findNearestExactly, listCandidates, listFeedback } from './candidate-repository.ts'
import type { Hit } from './hit-repository.ts'
import type { IndexQuery } from './to-index-query.ts'
import { findAmongFiltered, findByIndex } from './word-repository.ts'

const database = useTestDatabase()
const now = new Date()

/** Returns a direction this many hundredths away from the first axis. */
const toVector = (hundredths: number) =>
  Float32Array.from({ length: 512 }, (_, axis) => [Math.cos(hundredths / 100), Math.sin(hundredths / 100)][axis] ?? 0)

const toFilters = (given: Partial<HybridSearchRequest> = {}) =>
  toSearchFilters(HybridSearchRequest.parse({ query_text: 'any', ...given }), { now, excludedIds: [] })

/**
 * Stores 300 creators, each a little farther away; all have "bread", and every tenth one has "sourdough", later ones
 * more often.
 */
beforeEach(async () => {
  const creators = Array.from({ length: 300 }, (_, index) => ({
    record: buildCreatorRecord({
      platform: index % 2 === 0 ? 'youtube' : 'tiktok',
      channel_id: `channel-${index}`,
      title: `Person ${index}`,
      handle: `person${index}`,
      description: `bread ${index % 10 === 0 ? 'sourdough '.repeat(1 + index / 10) : ''}`,
      keywords: [],
      content_categories: [],
    }),
    vector: toVector(index / 3),
  }))
  await storeCreators(database.kysely, creators, { source: 'demo', erasures: testErasures, now, vectorModel: 'test' })
})

/** Lists the names found by an index, as in a catalogue too large to sort. */
async function listNames(find: (db: Executor) => Promise<Hit[]>) {
  return toNames(await findByIndexes(find))
}

function findByIndexes<T>(find: (db: Executor) => Promise<T>): Promise<T> {
  return database.kysely.transaction().execute(async (transaction) => {
    await sql`set local citus.propagate_set_commands = 'local'`.execute(transaction)
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local enable_sort = off`.execute(transaction)
    return find(transaction)
  })
}

async function toNames(hits: readonly Hit[]): Promise<(string | undefined)[]> {
  const rows = await database.kysely.selectFrom('creators').select(['id', 'handle']).execute()
  const handles = new Map(rows.map(({ id, handle }) => [id, handle]))
  return hits.map(({ id }) => handles.get(id))
}

const byTens = (count: number) => Array.from({ length: count }, (_, place) => `person${290 - 10 * place}`)

const plain = { categories: [], vector: undefined }
const toQuery = (term: string, topics: IndexQuery['topics'] = []) => ({
  query: { forms: toIndexTerm(term), topics },
  averageTermCount: 10,
})

describe('what a leg knows of a creator', () => {
  const vector = toVectorText(toVector(0))

  it('is the score of the index, and the similarity if it is asked for', async () => {
    const options = { ...plain, filters: toFilters(), ...toQuery('sourdough'), limit: 5 }
    const hits = await findByIndexes((db) => findByIndex(db, { ...options, vector }))
    const rows = await onEachPart<{ id: number; score: number; similarity: number }[]>(
      database.kysely,
      sql`
        select coalesce(json_agg(json_build_object('id', id,
          'score', -(index_text <@> to_bm25query('sourdough', 'creators_words' || ${partSuffix})),
          'similarity', -(embedding <#> ${vector}::halfvec))), '[]')
        from creators where id = any(${hits.map(({ id }) => id)}::bigint[])`,
    )
    expect(new Set(hits.slice(0, 5).map(({ words }) => words)).size).toBe(5)
    const byId = new Map(rows.flat().map((row) => [row.id, row]))
    for (const { id, words, similarity } of hits) {
      // The index stores rounded text lengths.
      expect(words).toBeCloseTo(byId.get(id)?.score ?? 0, 1)
      expect(similarity).toBeCloseTo(byId.get(id)?.similarity ?? 0, 3)
    }
    const unasked = await findByIndexes((db) => findByIndex(db, options))
    expect(unasked.map(({ similarity }) => similarity)).toEqual(hits.map(() => null))
  })

  it('is the score of the words alone, though the topic of the query counts in the order of the index', async () => {
    const topics: CategoryId[][] = [['baking'], ['golf'], ['travel', 'golf']]
    const records = topics.map((content_categories, index) => ({
      record: buildCreatorRecord({
        channel_id: `topic-${index}`,
        handle: `topic${index}`,
        description: 'rye',
        keywords: [],
        content_categories,
      }),
    }))
    await storeCreators(database.kysely, records, { source: 'demo', erasures: testErasures, now, vectorModel: 'test' })
    const { rows } = await sql<{ average: number }>`
      select avg(term_count)::float8 as average from creators`.execute(database.kysely)
    const query = {
      forms: [toIndexTerm('rye'), ...new Array<string>(3).fill(toCategoryForm('golf'))].join(' '),
      topics: [{ category: 'golf' as const, score: 3 * 4 }],
    }
    const options = { ...plain, filters: toFilters(), limit: 3, averageTermCount: rows[0]?.average ?? 0 }
    const hits = await findByIndexes((db) => findByIndex(db, { ...options, query }))
    expect(await toNames(hits)).toEqual(['topic1', 'topic2', 'topic0'])
    const [golf, travel, baking] = hits.map(({ words }) => words ?? 0)
    // The topic adds 19 to the first and 12 to the second.
    expect(Math.abs((golf ?? 0) - (baking ?? 0))).toBeLessThan(4)
    expect(Math.abs((travel ?? 0) - (baking ?? 0))).toBeLessThan(4)
  })

  it('is the share of the categories of the query, the first one counting fully', async () => {
    await sql`update creators set content_categories = '{baking, golf}'`.execute(database.kysely)
    const find = async (...categories: CategoryId[]) => {
      const options = { filters: toFilters(), categories, vector, limit: 1, isEmbedded: database.embedded }
      const [nearest] = await findNearestExactly(database.kysely, options)
      return nearest?.topic
    }
    expect(await find()).toBe(0)
    expect(await find('baking')).toBe(1)
    expect(await find('golf')).toBe(sideCategory)
    expect(await find('baking', 'travel')).toBe(0.5)
  })
})

describe('the words of a query', () => {
  it('are found by the index, best first, in creators that pass the filters', async () => {
    // Each part weighs a word by its own rarity, which orders hits of several parts only roughly.
    const isDivided = inject('isDivided')
    const best = isDivided ? 30 : 5
    const find = async (filters: SearchFilters) => {
      const options = { ...plain, ...toQuery('sourdough'), filters, limit: best }
      const names = await listNames((db) => findByIndex(db, options))
      return isDivided ? byTens(best).filter((name) => names.includes(name)) : names
    }
    expect(await find(toFilters())).toEqual(byTens(best))
    expect(await find(toFilters({ platforms: ['youtube'] }))).toEqual(byTens(best))
    expect(await find(toFilters({ platforms: ['youtube', 'tiktok'] }))).toEqual(byTens(best))
    expect(await find(toFilters({ platforms: ['tiktok'] }))).toEqual([])
  })

  it('are found among few creators, the rare word first', async () => {
    const tests = [
      { test: "'bread'", weight: 0.1 },
      { test: "'sourdough'", weight: 1 },
    ]
    const options = { ...plain, filters: toFilters({ platforms: ['youtube'] }), tests, limit: 30 }
    for (const areFew of [true, false]) {
      const found = await toNames(await findAmongFiltered(database.kysely, { ...options, areFew }))
      expect(found.slice(0, 30).toSorted()).toEqual(byTens(30).toSorted())
    }
  })

  it('are found in each part of a divided catalogue more often than asked for', async () => {
    const limit = 60
    const hits = await findByIndexes((db) =>
      findByIndex(db, { ...plain, ...toQuery('bread'), filters: toFilters(), limit }),
    )
    if (inject('isDivided')) expect(hits.length).toBeGreaterThan(limit)
    else expect(hits).toHaveLength(limit)
  })
})

it('finds as many near creators of one platform as of all', async () => {
  const options = { ...plain, vector: toVectorText(toVector(0)), reach: 60, limit: 60 }
  const find = (filters: SearchFilters) => listNames((db) => findNearestByIndex(db, { ...options, filters }))
  const ofYouTube = Array.from({ length: 60 }, (_, place) => `person${2 * place}`)
  expect((await find(toFilters())).length).toBeGreaterThanOrEqual(60)
  expect(await find(toFilters({ platforms: ['youtube'] }))).toEqual(expect.arrayContaining(ofYouTube))
})

it('reads the same candidates from the parts that found them as from all', async () => {
  const vector = toVectorText(toVector(0))
  const wanted = { filters: toFilters(), categories: [], vector, limit: 60, isEmbedded: database.embedded }
  const hits = await findNearestExactly(database.kysely, wanted)
  const ids = hits.map(({ id }) => id)
  const options = { ids, vector, filters: undefined, isEmbedded: database.embedded }
  const partOf = new Map(hits.map(({ id, part }) => [id, part]))
  const list = async (options: Parameters<typeof listCandidates>[1]) =>
    (await listCandidates(database.kysely, options)).toSorted((one, other) => one.id - other.id)
  const candidates = await list(options)
  expect(candidates).toHaveLength(hits.length)
  expect(candidates[0]).toMatchObject({
    language: null,
    termCount: expect.any(Number),
    fetchedAt: now.getTime(),
    categories: [],
  })
  expect(await list({ ...options, partOf })).toEqual(candidates)
  const known = new Map([[candidates[0]?.id ?? 0, 0.5]])
  expect((await list({ ...options, partOf, known })).map(({ similarity }) => similarity)).toEqual([
    0.5,
    ...candidates.slice(1).map(({ similarity }) => similarity),
  ])
})

describe('the meaning of a query', () => {
  it.skipIf(database.embedded)('is compared with as many neighbours as the index is asked for', async () => {
    const filters = toFilters({ platforms: ['tiktok'] })
    const find = (reach: number) =>
      listNames((db) =>
        findNearestByIndex(db, { ...plain, filters, vector: toVectorText(toVector(0)), reach, limit: 100 }),
      )
    expect((await find(20)).length).toBeLessThan(await find(250).then((all) => all.length))
    expect((await find(250)).slice(0, 100)).toHaveLength(100)
  })

  it('is moved towards the best creators', async () => {
    const rows = await database.kysely.selectFrom('creators').select(['id', 'title']).execute()
    const numbers = new Map(rows.map(({ id, title }) => [id, Number(title.replace('Person ', ''))]))
    const best = rows.filter(({ id }) => numbers.get(id) === 299).map(({ id }) => id)
    const options = { ids: [...numbers.keys()], best, vector: toVectorText(toVector(0)) }
    // The query and the last creator are 100 hundredths apart; creator 150 is halfway.
    const [nearest] = [...(await listFeedback(database.kysely, options))].toSorted(([, one], [, other]) => other - one)
    expect(Math.abs((numbers.get(nearest?.[0] ?? 0) ?? 0) - 150)).toBeLessThan(20)
    expect(nearest?.[1]).toBeCloseTo(1)
  })

  it('is moved alike if it is known which part has a creator', async () => {
    const vector = toVectorText(toVector(0))
    const wanted = { ...plain, filters: toFilters(), vector, limit: 100, isEmbedded: database.embedded }
    const hits = await findNearestExactly(database.kysely, wanted)
    const ids = hits.map(({ id }) => id)
    const options = { ids, best: ids.slice(0, 3), vector }
    const moved = await listFeedback(database.kysely, options)
    expect(moved.size).toBe(ids.length)
    for (const known of [hits, hits.slice(0, 50)]) {
      const partOf = new Map(known.map(({ id, part }) => [id, part]))
      expect(await listFeedback(database.kysely, { ...options, partOf })).toEqual(moved)
    }
  })

  it('is not moved by creators without a vector', async () => {
    await sql`update creators set embedding = null`.execute(database.kysely)
    const rows = await database.kysely.selectFrom('creators').select('id').execute()
    const ids = rows.map(({ id }) => id)
    const vector = toVectorText(toVector(0))
    expect(await listFeedback(database.kysely, { ids, best: ids.slice(0, 3), vector })).toEqual(new Map())
  })
})
