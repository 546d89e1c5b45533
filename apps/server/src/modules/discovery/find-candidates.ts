import { type Database, vectorIndexReach } from '../../database/database.ts'
import { type Telemetry, timeLeg } from '../../telemetry/telemetry.ts'
import {
  estimateMatches,
  listByFit,
  listByName,
  listByPopularity,
  listByTopic,
  listNearestByIndex,
  listNearestExactly,
} from './candidate-repository.ts'
import type { QueryMeaning } from './query-meaning.ts'
import { toRarity } from './rank-candidates.ts'
import type { TermStatistics } from './search-candidate.ts'
import { isNarrowing, type SearchFilters } from './search-filters.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { toTermTest } from './term-tests.ts'
import { planWords, type WordPlan } from './word-plans.ts'

/** How many creators a leg names: more than are ever shown, few enough to rank all in milliseconds. */
const legLimits = { meaning: vectorIndexReach, name: 20, topic: 100, browse: 300 } as const
/** Those who have the words are ordered nearly as the ranking will order them. */
const wordsPerResult = 4
const minWords = 120

/**
 * Measured on PostgreSQL with 300,000 creators: comparing the 0.4 % that a filter keeps took 1.3 ms where the vector index took
 * 92 ms, comparing 6 % took 32 ms where the index took 19 ms. So few are all scored, by words and meaning at once.
 */
const maxCompared = 5000
/** Where filters keep a part, the index is asked for that part of what it reaches at once, but for so many at least. */
const fewestNearest = 40
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
  /** Undefined: not compared. */
  readonly meaning: Promise<QueryMeaning | undefined>
  /** How many results are wanted. */
  readonly limit: number
}

interface FindParts {
  readonly database: Database
  readonly telemetry: Telemetry
}

interface Asked extends FindOptions {
  readonly kept: Promise<Kept>
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
export async function findCandidates(parts: FindParts, options: FindOptions): Promise<FoundCandidates> {
  const { query, filters } = options
  const asked = { ...options, kept: estimateKept(parts.database, options) }
  const finding: Promise<Leg | Leg[]>[] =
    query.meaning === ''
      ? [browse(parts, filters)]
      : [findByMeaning(parts, asked), findByWords(parts, asked), findByName(parts, asked), findByTopic(parts, asked)]
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

async function browse({ database, telemetry }: FindParts, filters: SearchFilters): Promise<Leg> {
  const wanted = { filters, limit: legLimits.browse }
  const ids = await timeLeg(telemetry, 'browse', () => listByPopularity(database.kysely, wanted))
  return { leg: 'browse', plan: 'most followed', ids }
}

async function findByMeaning({ database, telemetry }: FindParts, asked: Asked): Promise<Leg> {
  const { filters, query } = asked
  const kept = await asked.kept
  const isNarrow = kept.count <= maxCompared
  const meaning = await asked.meaning
  const isScoredAnyway = isNarrow && query.units.length > 0
  if (meaning === undefined || isScoredAnyway) return { leg: 'meaning', plan: 'not compared', ids: [] }
  const isExact = database.embedded || isNarrow
  const limit = isExact ? legLimits.meaning : Math.max(fewestNearest, Math.round(legLimits.meaning * kept.share))
  const list = isExact ? listNearestExactly : listNearestByIndex
  const ids = await timeLeg(telemetry, 'meaning', () =>
    list(database.kysely, { filters, vector: meaning.vector, limit }),
  )
  return { leg: 'meaning', plan: isExact ? 'compare all' : 'vector index', ids }
}

interface Kept {
  /** How many creators the filters keep, about. */
  readonly count: number
  readonly share: number
}

async function estimateKept({ kysely }: Database, { filters, statistics }: FindOptions): Promise<Kept> {
  const { creatorCount } = statistics
  if (!isNarrowing(filters)) return { count: Number.POSITIVE_INFINITY, share: 1 }
  const count = await estimateMatches(kysely, filters)
  return { count, share: Math.min(1, count / Math.max(1, creatorCount)) }
}

async function findByWords({ database: { kysely }, telemetry }: FindParts, asked: Asked): Promise<Leg[]> {
  const { query, filters, statistics, limit } = asked
  const kept = await asked.kept
  const plans = kept.count <= maxCompared ? scoreAll(query) : planWords(query, statistics, Math.sqrt(kept.share))
  const legs = plans.map(async ({ leg, matches, units }) => {
    const wanted = { filters, matches, limit: Math.max(minWords, wordsPerResult * limit) }
    if (units.length === 0) {
      const ids = await timeLeg(telemetry, 'words', () => listByPopularity(kysely, wanted))
      return { leg, plan: 'most followed', ids }
    }
    const { averageTermCount } = statistics
    const scoring = { tests: weighTests(units, query, statistics), averageTermCount: averageTermCount || 1 }
    const meaning = await asked.meaning
    const fitting = { ...wanted, ...scoring, meaning, categories: query.categories }
    const ids = await timeLeg(telemetry, 'words', () => listByFit(kysely, fitting))
    return { leg, plan: 'best fitting', ids }
  })
  return Promise.all(legs)
}

/** Where the filters keep few, looking for words takes longer than scoring everybody. */
function scoreAll({ units }: SearchQuery): WordPlan[] {
  return units.length === 0 ? [] : [{ leg: 'words', matches: undefined, units }]
}

/** What the ranks of some units count of those of the whole query. */
function weighTests(units: readonly Unit[], query: SearchQuery, statistics: TermStatistics) {
  const possible = query.units.reduce((sum, { term }) => sum + toRarity(term, statistics), 0)
  return units.map((unit) => ({ ...toTermTest(unit), weight: toRarity(unit.term, statistics) / possible }))
}

async function findByName({ database, telemetry }: FindParts, asked: FindOptions): Promise<Leg> {
  const { query, filters, statistics } = asked
  if (!canBeName(query, statistics)) return { leg: 'name', plan: 'not a name', ids: [] }
  const wanted = { filters, nameKey: query.nameKey, limit: legLimits.name }
  const found = await timeLeg(telemetry, 'name', () => listByName(database.kysely, wanted))
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
async function findByTopic({ database, telemetry }: FindParts, { query, filters }: FindOptions): Promise<Leg[]> {
  const { categories, languages } = query
  if (languages.length === 0) return []
  const wanted = { filters, categories, languages, limit: legLimits.topic }
  const ids = await timeLeg(telemetry, 'topic', () => listByTopic(database.kysely, wanted))
  return [{ leg: 'topic', plan: 'most followed', ids }]
}
