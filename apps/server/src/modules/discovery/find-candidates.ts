import { type Database, vectorIndexReach } from '../../database/database.ts'
import {
  estimateMatches,
  listByName,
  listByPopularity,
  listByTermRank,
  listByTopic,
  listNearestByIndex,
  listNearestExactly,
} from './candidate-repository.ts'
import type { TermStatistics } from './search-candidate.ts'
import { isNarrowing, type SearchFilters } from './search-filters.ts'
import type { SearchQuery } from './search-query.ts'
import { planWords } from './word-plans.ts'

/** How many creators a leg names: more than are ever shown, few enough to rank all in milliseconds. */
const legLimits = { meaning: vectorIndexReach, name: 20, topic: 100, browse: 300 } as const
/**
 * Who has the words is ordered by them alone; so many times as many as are wanted hold nearly all of the best (measured on
 * 10,000 creators: 99 % of the best 30).
 */
const wordsPerResult = 4
const minWords = 120

/**
 * Measured on PostgreSQL with 300,000 creators: comparing the 0.4 % that a filter keeps took 1.3 ms where the vector index took
 * 92 ms, comparing 6 % took 32 ms where the index took 19 ms.
 */
const maxCompared = 8000
/** A name has few words; longer texts are no names and would cost the most. */
const maxNameUnits = 3
/** A word that more creators use is no part of a name that anybody would be looked up by. */
const maxNameShare = 0.01
/** Two letters are like half of all names. */
const minNameLength = 3

interface FindOptions {
  readonly query: SearchQuery
  readonly filters: SearchFilters
  readonly statistics: TermStatistics
  /** The meaning of the query as text; undefined: not compared. */
  readonly vector: Promise<string | undefined>
  /** How many results are wanted. */
  readonly limit: number
}

/** What was found in the stored catalogue, and how. */
export interface FoundCandidates {
  readonly ids: readonly number[]
  /** Likeness of the name to the query, 0 to 1, by id. */
  readonly nameSimilarities: ReadonlyMap<number, number>
  /** Which way each leg took, and how many creators it named. */
  readonly legs: Readonly<Record<string, { plan: string; candidates: number }>>
}

/** Gathers the creators worth ranking: the nearest in meaning, those with the words, those with the name. */
export async function findCandidates(database: Database, options: FindOptions): Promise<FoundCandidates> {
  const { query, filters } = options
  const finding: Promise<Leg | Leg[]>[] =
    query.meaning === ''
      ? [browse(database, filters)]
      : [
          findByMeaning(database, options),
          findByWords(database, options),
          findByName(database, options),
          findByTopic(database, options),
        ]
  const legs = (await Promise.all(finding)).flat()
  return {
    ids: [...new Set(legs.flatMap(({ ids }) => ids))],
    nameSimilarities: new Map(legs.flatMap(({ similarities }) => similarities ?? [])),
    legs: Object.fromEntries(legs.map(({ leg, plan, ids }) => [leg, { plan, candidates: ids.length }])),
  }
}

interface Leg {
  readonly leg: string
  readonly plan: string
  readonly ids: readonly number[]
  readonly similarities?: readonly (readonly [number, number])[]
}

async function browse({ kysely }: Database, filters: SearchFilters): Promise<Leg> {
  const ids = await listByPopularity(kysely, { filters, limit: legLimits.browse })
  return { leg: 'browse', plan: 'most followed', ids }
}

async function findByMeaning(database: Database, { filters, vector }: FindOptions): Promise<Leg> {
  const isExact = database.embedded || (isNarrowing(filters) && (await isFewEnough(database, filters)))
  const found = await vector
  if (found === undefined) return { leg: 'meaning', plan: 'not compared', ids: [] }
  const options = { filters, vector: found, limit: legLimits.meaning }
  return isExact
    ? { leg: 'meaning', plan: 'compare all', ids: await listNearestExactly(database.kysely, options) }
    : { leg: 'meaning', plan: 'vector index', ids: await listNearestByIndex(database.kysely, options) }
}

async function isFewEnough({ kysely }: Database, filters: SearchFilters): Promise<boolean> {
  return (await estimateMatches(kysely, filters)) <= maxCompared
}

async function findByWords({ kysely }: Database, { query, filters, statistics, limit }: FindOptions): Promise<Leg[]> {
  const legs = planWords(query, statistics).map(async ({ leg, match, tests }) => {
    const wanted = { filters, match, limit: Math.max(minWords, wordsPerResult * limit) }
    return tests.length > 0
      ? { leg, plan: 'score all matches', ids: await listByTermRank(kysely, { ...wanted, tests }) }
      : { leg, plan: 'most followed', ids: await listByPopularity(kysely, wanted) }
  })
  return Promise.all(legs)
}

async function findByName({ kysely }: Database, { query, filters, statistics }: FindOptions): Promise<Leg> {
  if (!canBeName(query, statistics)) return { leg: 'name', plan: 'not a name', ids: [] }
  const found = await listByName(kysely, { filters, nameKey: query.nameKey, limit: legLimits.name })
  return {
    leg: 'name',
    plan: 'similar names',
    ids: found.map(({ id }) => id),
    similarities: found.map(({ id, similarity }) => [id, similarity]),
  }
}

/** Words that all are common are a topic; who is called so has them in the name, where words count the most. */
export function canBeName({ nameKey, units }: SearchQuery, { shares }: TermStatistics): boolean {
  const isCommon = units.length > 0 && units.every(({ term }) => (shares.get(term) ?? 0) > maxNameShare)
  return nameKey.length >= minNameLength && units.length <= maxNameUnits && !isCommon
}

/** A query in a language that the encoder may not know still names categories; who speaks it and makes that is meant. */
async function findByTopic({ kysely }: Database, { query, filters }: FindOptions): Promise<Leg[]> {
  const { categories, languages } = query
  if (languages.length === 0) return []
  const ids = await listByTopic(kysely, { filters, categories, languages, limit: legLimits.topic })
  return [{ leg: 'topic', plan: 'most followed', ids }]
}
