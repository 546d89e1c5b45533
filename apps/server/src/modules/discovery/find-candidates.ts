import type { Database } from '../../database/database.ts'
import { type Telemetry, timeLeg } from '../../telemetry/telemetry.ts'
import {
  estimateMatches,
  type Fit,
  listByName,
  listCandidates,
  listSelected,
  selectByFit,
  selectByPopularity,
  selectByTopic,
  selectNearestByFit,
  selectNearestExactly,
} from './candidate-repository.ts'
import type { QueryMeaning } from './query-meaning.ts'
import { toRarity } from './rank-candidates.ts'
import type { SampledStatistics, SearchCandidate, StoredCandidate, TermStatistics } from './search-candidate.ts'
import { isNarrowing, type SearchFilters } from './search-filters.ts'
import type { SearchQuery, Unit } from './search-query.ts'
import { toTermTest } from './term-tests.ts'
import { planWords, type WordPlan, type WordPlans } from './word-plans.ts'

/** How many creators a leg names: more than are ever shown, few enough to rank all in milliseconds. */
const legLimits = { name: 20, topic: 100, browse: 300 } as const
/** How many of the nearest the vector index is asked for, at least, and how many more where all of the best are missed otherwise. */
const leastReach = 100
const reachForMissed = 400
/** Words and meaning name so many each: they are ordered nearly as the ranking will order them. */
const candidatesPerResult = 2
const minCandidates = 60

/**
 * Measured on PostgreSQL with 300,000 creators: comparing the 0.4 % that a filter keeps took 1.3 ms where the vector index took
 * 92 ms, comparing 6 % took 32 ms where the index took 19 ms. So few are all scored, by words and meaning at once.
 */
const maxCompared = 5000
/** A name has few words; longer texts are no names and would cost the most. */
const maxNameUnits = 3
/** A word that a larger share of creators uses is no part of a name that anybody would be looked up by. */
const maxNameShare = 0.01
/** Nor does a word need to be guessed at that so many spell like this; to find what is like it takes 10 ms of a million creators. */
const maxNameBearers = 1000
/** Two letters are like half of all names. */
const minNameLength = 3

interface FindOptions {
  readonly query: SearchQuery
  readonly filters: SearchFilters
  readonly statistics: SampledStatistics
  /** For each word of the query how it is looked for, as a `tsquery`. */
  readonly tests: readonly string[]
  /** How many creators the filters keep, by `estimateKept`. */
  readonly kept: number
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
  readonly wordPlans: WordPlans
}

/** What was found in the stored catalogue, and how. */
export interface FoundCandidates {
  readonly candidates: readonly SearchCandidate[]
  /** Which way each leg took, and how many creators it named. */
  readonly legs: Readonly<Record<string, { plan: string; candidates: number }>>
}

/** Gathers the creators worth ranking: the nearest in meaning, those with the words, those with the name. */
export async function findCandidates(parts: FindParts, options: FindOptions): Promise<FoundCandidates> {
  const legs = options.query.meaning === '' ? [await browse(parts, options)] : await findEachWay(parts, options)
  const likeness = new Map(legs.flatMap(({ likeness }) => [...(likeness ?? [])]))
  const found = new Map(legs.flatMap(({ candidates }) => candidates.map((candidate) => [candidate.id, candidate])))
  return {
    candidates: [...found.values()].map((stored) => ({ ...stored, nameSimilarity: likeness.get(stored.id) ?? 0 })),
    legs: Object.fromEntries(
      Array.from(
        Map.groupBy(legs, ({ leg }) => leg),
        ([leg, those]) => [
          leg,
          { plan: those[0]?.plan ?? '', candidates: those.reduce((sum, { candidates }) => sum + candidates.length, 0) },
        ],
      ),
    ),
  }
}

async function findEachWay(parts: FindParts, options: FindOptions): Promise<Leg[]> {
  const asked = { ...options, wordPlans: planFor(parts, options) }
  const finding = [
    findByMeaning(parts, asked),
    findByWords(parts, asked),
    findByName(parts, asked),
    findByTopic(parts, asked),
  ]
  return (await Promise.all<Leg | Leg[]>(finding)).flat()
}

interface Leg {
  readonly leg: string
  readonly plan: string
  readonly candidates: readonly StoredCandidate[]
  /** Likeness of the name to the query, 0 to 1, by id. */
  readonly likeness?: ReadonlyMap<number, number>
}

async function browse({ database, telemetry }: FindParts, { filters }: FindOptions): Promise<Leg> {
  const places = selectByPopularity({ filters, limit: legLimits.browse })
  const compared = { places, tests: [], vector: undefined }
  const candidates = await timeLeg(telemetry, 'browse', () => listSelected(database.kysely, compared))
  return { leg: 'browse', plan: 'most followed', candidates }
}

async function findByMeaning(parts: FindParts, asked: Asked): Promise<Leg> {
  const { database, telemetry } = parts
  const { filters, query, tests, kept, wordPlans } = asked
  const limit = countCandidates(asked)
  const isNarrow = kept <= maxCompared
  const meaning = await asked.meaning
  const isScoredAnyway = isNarrow && query.units.length > 0
  if (meaning === undefined || isScoredAnyway) return { leg: 'meaning', plan: 'not compared', candidates: [] }
  const { vector } = meaning
  // Without words nothing but the distance decides.
  const reach = query.units.length === 0 ? limit : Math.max(limit, toReach(wordPlans.missed))
  const isExact = database.embedded || isNarrow
  const nearest = { filters, vector, limit }
  const places = isExact
    ? selectNearestExactly({ ...nearest, isEmbedded: database.embedded })
    : selectNearestByFit({ ...nearest, reach, fit: toFit(query.units, meaning, parts, asked) })
  const candidates = await timeLeg(telemetry, 'meaning', () => listSelected(database.kysely, { places, tests, vector }))
  return { leg: 'meaning', plan: isExact ? 'compare all' : 'vector index', candidates }
}

/**
 * How many of the nearest the vector index is asked for: it goes further where words do not tell who the best are.
 * @param missed the share of the best by words and categories whom no words find, about, 0 to 1.
 */
export function toReach(missed: number): number {
  return Math.round(leastReach + missed * reachForMissed)
}

function countCandidates({ limit }: FindOptions): number {
  return Math.max(minCandidates, candidatesPerResult * limit)
}

/** How many creators the filters keep, about; without filters infinitely many. */
export async function estimateKept({ kysely }: Database, filters: SearchFilters): Promise<number> {
  return isNarrowing(filters) ? estimateMatches(kysely, filters) : Number.POSITIVE_INFINITY
}

async function findByWords(parts: FindParts, asked: Asked): Promise<Leg[]> {
  const { database, telemetry } = parts
  const { filters, tests, wordPlans } = asked
  const meaning = await asked.meaning
  const legs = wordPlans.plans.map(async ({ leg, matches, units }) => {
    const wanted = { filters, matches, limit: countCandidates(asked) }
    const isFitting = units.length > 0
    const places = isFitting
      ? selectByFit({ ...wanted, fit: toFit(units, meaning, parts, asked) })
      : selectByPopularity(wanted)
    const compared = { places, tests, vector: meaning?.vector }
    const candidates = await timeLeg(telemetry, 'words', () => listSelected(database.kysely, compared))
    return { leg, plan: isFitting ? 'best fitting' : 'most followed', candidates }
  })
  return Promise.all(legs)
}

function planFor({ database }: FindParts, { query, filters, statistics, kept }: FindOptions): WordPlans {
  // Where the filters keep few, looking for words takes longer than scoring everybody.
  if (kept <= maxCompared) return { plans: query.units.length === 0 ? [] : [readEverybody(query)], missed: 0 }
  return planWords(query, statistics, {
    kept: Math.min(1, kept / Math.max(1, statistics.creatorCount)),
    platforms: filters.platforms,
    // The embedded database answers one after the other.
    lanes: database.embedded ? 1 : 2,
  })
}

function readEverybody({ units }: SearchQuery): WordPlan {
  return { leg: 'words', matches: undefined, units }
}

/** How well creators fit; what the ranks of some units count of those of the whole query. */
function toFit(
  units: readonly Unit[],
  meaning: QueryMeaning | undefined,
  { database }: FindParts,
  { query, statistics }: Asked,
): Fit {
  const possible = query.units.reduce((sum, { term }) => sum + toRarity(term, statistics), 0)
  return {
    weighed: units.map((unit) => ({ ...toTermTest(unit), weight: toRarity(unit.term, statistics) / possible })),
    averageTermCount: statistics.averageTermCount || 1,
    categories: query.categories,
    meaning,
    isEmbedded: database.embedded,
  }
}

async function findByName({ database: { kysely }, telemetry }: FindParts, asked: Asked): Promise<Leg> {
  const { query, filters, statistics, tests } = asked
  if (!canBeName(query, statistics)) return { leg: 'name', plan: 'not a name', candidates: [] }
  const wanted = { filters, nameKey: query.nameKey, limit: legLimits.name }
  const found = await timeLeg(telemetry, 'name', () => listByName(kysely, wanted))
  const vector = (await asked.meaning)?.vector
  const candidates = await listCandidates(kysely, { ids: found.map(({ id }) => id), filters, tests, vector })
  const likeness = new Map(found.map(({ id, similarity }) => [id, similarity]))
  return { leg: 'name', plan: 'similar names', candidates, likeness }
}

/** Words that all are common are a topic; who is called so has them in the name, where words count the most. */
export function canBeName({ nameKey, units }: SearchQuery, { shares, creatorCount }: TermStatistics): boolean {
  const maxShare = Math.min(maxNameShare, maxNameBearers / Math.max(1, creatorCount))
  const isCommon = units.length > 0 && units.every(({ term }) => (shares.get(term) ?? 0) > maxShare)
  return nameKey.length >= minNameLength && units.length <= maxNameUnits && !isCommon
}

/** A query in a language that the encoder may not know still names categories; who speaks it and makes that is meant. */
async function findByTopic({ database, telemetry }: FindParts, asked: Asked): Promise<Leg[]> {
  const { query, filters, tests } = asked
  const { categories, languages } = query
  if (languages.length === 0) return []
  const places = selectByTopic({ filters, categories, languages, limit: legLimits.topic })
  const compared = { places, tests, vector: (await asked.meaning)?.vector }
  const candidates = await timeLeg(telemetry, 'topic', () => listSelected(database.kysely, compared))
  return [{ leg: 'topic', plan: 'most followed', candidates }]
}
