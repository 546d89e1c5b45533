import { timeLeg } from '../../../../telemetry/telemetry.ts'
import type { ReadQuery, SearchQuery } from '../analysis/query.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import { toRarity } from '../analysis/term-statistics.ts'
import type { TermStatistics } from '../analysis/term-statistics-repository.ts'
import { toTermTest, type Unit } from '../analysis/term-tests.ts'
import type { SearchContext } from '../context/search-context.ts'
import type { QueryMeaning } from '../meaning/query-meaning.ts'
import type { SearchCandidate, StoredCandidate } from '../ranking/search-candidate.ts'
import {
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
import { planWords, type WordPlan, type WordPlans } from './word-plans.ts'

/** Maximum number of candidates of a leg: more than are ever shown, few enough to rank in milliseconds. */
const legLimits = { name: 20, topic: 100, browse: 300 } as const
/** Minimum number of neighbours requested from the vector index, and the number added if words miss all of the best. */
const leastReach = 100
const reachForMissed = 400
/** Candidates of words and of meaning for each result; their order is close to the final ranking. */
const candidatesPerResult = 2
const minCandidates = 60

/**
 * Up to this many filtered creators are all scored, by words and meaning at once. Measured on PostgreSQL with 300,000 creators:
 * comparing the 0.4 % that pass a filter took 1.3 ms (vector index: 92 ms), comparing 6 % took 32 ms (vector index: 19 ms).
 */
const maxCompared = 5000
/** Longer texts are not names and would be the slowest to compare. */
const maxNameUnits = 3
/** Terms more common than this are not treated as names. */
const maxNameShare = 0.01
/** Nor are terms of more creators than this: similar spellings take 10 ms to find at 1,000,000 rows. */
const maxNameBearers = 1000
/** Two letters are similar to half of all names. */
const minNameLength = 3

interface FindOptions extends ReadQuery {
  readonly filters: SearchFilters
  /** Number of creators that pass the filters, by `estimateFiltered`. */
  readonly filtered: number
  /** Undefined: not compared. */
  readonly meaning: Promise<QueryMeaning | undefined>
  /** Number of results requested. */
  readonly limit: number
}

interface Asked extends FindOptions {
  readonly wordPlans: WordPlans
}

/** Candidates of the catalogue. */
export interface FoundCandidates {
  readonly candidates: readonly SearchCandidate[]
  /** Plan and number of candidates of each leg. */
  readonly legs: Readonly<Record<string, { plan: string; candidates: number }>>
}

/** Finds the creators worth ranking by meaning, words, name and topic. */
export async function findCandidates(context: SearchContext, options: FindOptions): Promise<FoundCandidates> {
  const legs = options.query.meaning === '' ? [await browse(context, options)] : await findEachWay(context, options)
  const similarities = new Map(legs.flatMap(({ nameSimilarities }) => [...(nameSimilarities ?? [])]))
  const found = new Map(legs.flatMap(({ candidates }) => candidates.map((candidate) => [candidate.id, candidate])))
  return {
    candidates: [...found.values()].map((stored) => ({ ...stored, nameSimilarity: similarities.get(stored.id) ?? 0 })),
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

async function findEachWay(context: SearchContext, options: FindOptions): Promise<Leg[]> {
  const asked = { ...options, wordPlans: planFor(context, options) }
  const finding = [
    findByMeaning(context, asked),
    findByWords(context, asked),
    findByName(context, asked),
    findByTopic(context, asked),
  ]
  return (await Promise.all<Leg | Leg[]>(finding)).flat()
}

interface Leg {
  readonly leg: string
  readonly plan: string
  readonly candidates: readonly StoredCandidate[]
  /** Similarity of the name to the query, 0 to 1, by id. */
  readonly nameSimilarities?: ReadonlyMap<number, number>
}

async function browse({ database, telemetry }: SearchContext, { filters }: FindOptions): Promise<Leg> {
  const places = selectByPopularity({ filters, limit: legLimits.browse })
  const compared = { places, tests: [], vector: undefined }
  const candidates = await timeLeg(telemetry, 'browse', () => listSelected(database.kysely, compared))
  return { leg: 'browse', plan: 'most followed', candidates }
}

async function findByMeaning(context: SearchContext, asked: Asked): Promise<Leg> {
  const { database, telemetry } = context
  const { filters, query, tests, filtered, wordPlans } = asked
  const limit = countCandidates(asked)
  const isNarrow = filtered <= maxCompared
  const meaning = await asked.meaning
  const isScoredAnyway = isNarrow && query.units.length > 0
  if (meaning === undefined || isScoredAnyway) return { leg: 'meaning', plan: 'not compared', candidates: [] }
  const { vector } = meaning
  // Without words only the distance decides.
  const reach = query.units.length === 0 ? limit : Math.max(limit, toReach(wordPlans.missed))
  const isExact = database.embedded || isNarrow
  const nearest = { filters, vector, limit }
  const places = isExact
    ? selectNearestExactly({ ...nearest, isEmbedded: database.embedded })
    : selectNearestByFit({ ...nearest, reach, fit: toFit(query.units, meaning, context, asked) })
  const candidates = await timeLeg(telemetry, 'meaning', () => listSelected(database.kysely, { places, tests, vector }))
  return { leg: 'meaning', plan: isExact ? 'compare all' : 'vector index', candidates }
}

/**
 * The number of neighbours to request from the vector index: more if the words are expected to miss the best creators.
 * @param missed expected share of the best by words and categories that the word plans miss, 0 to 1.
 */
export function toReach(missed: number): number {
  return Math.round(leastReach + missed * reachForMissed)
}

function countCandidates({ limit }: FindOptions): number {
  return Math.max(minCandidates, candidatesPerResult * limit)
}

async function findByWords(context: SearchContext, asked: Asked): Promise<Leg[]> {
  const { database, telemetry } = context
  const { filters, tests, wordPlans } = asked
  const meaning = await asked.meaning
  const legs = wordPlans.plans.map(async ({ leg, matches, units }) => {
    const wanted = { filters, matches, limit: countCandidates(asked) }
    const isFitting = units.length > 0
    const places = isFitting
      ? selectByFit({ ...wanted, fit: toFit(units, meaning, context, asked) })
      : selectByPopularity(wanted)
    const compared = { places, tests, vector: meaning?.vector }
    const candidates = await timeLeg(telemetry, 'words', () => listSelected(database.kysely, compared))
    return { leg, plan: isFitting ? 'best fitting' : 'most followed', candidates }
  })
  return Promise.all(legs)
}

function planFor({ database }: SearchContext, { query, filters, statistics, filtered }: FindOptions): WordPlans {
  // For few creators, finding words takes longer than scoring all of them.
  if (filtered <= maxCompared) return { plans: query.units.length === 0 ? [] : [readAll(query)], missed: 0 }
  return planWords(query, statistics, {
    kept: Math.min(1, filtered / Math.max(1, statistics.creatorCount)),
    platforms: filters.platforms,
    // The embedded database runs one statement at a time.
    lanes: database.embedded ? 1 : 2,
  })
}

function readAll({ units }: SearchQuery): WordPlan {
  return { leg: 'words', matches: undefined, units }
}

/** Builds the score of the query with the weights of some of its units. */
function toFit(
  units: readonly Unit[],
  meaning: QueryMeaning | undefined,
  { database }: SearchContext,
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

async function findByName({ database: { kysely }, telemetry }: SearchContext, asked: Asked): Promise<Leg> {
  const { query, filters, statistics, tests } = asked
  if (!canBeName(query, statistics)) return { leg: 'name', plan: 'not a name', candidates: [] }
  const wanted = { filters, nameKey: query.nameKey, limit: legLimits.name }
  const found = await timeLeg(telemetry, 'name', () => listByName(kysely, wanted))
  const vector = (await asked.meaning)?.vector
  const candidates = await listCandidates(kysely, { ids: found.map(({ id }) => id), filters, tests, vector })
  const nameSimilarities = new Map(found.map(({ id, similarity }) => [id, similarity]))
  return { leg: 'name', plan: 'similar names', candidates, nameSimilarities }
}

/** Whether a query may be a name. Common words alone are a topic; creators with such names are found by words. */
export function canBeName({ nameKey, units }: SearchQuery, { shares, creatorCount }: TermStatistics): boolean {
  const maxShare = Math.min(maxNameShare, maxNameBearers / Math.max(1, creatorCount))
  const isCommon = units.length > 0 && units.every(({ term }) => (shares.get(term) ?? 0) > maxShare)
  return nameKey.length >= minNameLength && units.length <= maxNameUnits && !isCommon
}

/** Finds creators by category and language, for queries in a language that the encoder may not know. */
async function findByTopic({ database, telemetry }: SearchContext, asked: Asked): Promise<Leg[]> {
  const { query, filters, tests } = asked
  const { categories, languages } = query
  if (languages.length === 0) return []
  const places = selectByTopic({ filters, categories, languages, limit: legLimits.topic })
  const compared = { places, tests, vector: (await asked.meaning)?.vector }
  const candidates = await timeLeg(telemetry, 'topic', () => listSelected(database.kysely, compared))
  return [{ leg: 'topic', plan: 'most followed', candidates }]
}

interface LoadOptions {
  readonly ids: readonly number[]
  /** Creators that have been compared with the query already. */
  readonly compared: readonly SearchCandidate[]
  readonly tests: readonly string[]
  /** A vector as text; undefined: meanings are not compared. */
  readonly vector: string | undefined
  readonly filters: SearchFilters
}

/** Adds the creators with these ids to the compared ones. Ids replace compared creators: platforms may have updated them. */
export async function loadCandidates(
  { database }: SearchContext,
  { compared, ...wanted }: LoadOptions,
): Promise<SearchCandidate[]> {
  const similarities = new Map(compared.map(({ id, nameSimilarity }) => [id, nameSimilarity]))
  const stored = await listCandidates(database.kysely, wanted)
  const replaced = new Set(wanted.ids)
  return [
    ...stored.map((candidate) => ({ ...candidate, nameSimilarity: similarities.get(candidate.id) ?? 0 })),
    ...compared.filter(({ id }) => !replaced.has(id)),
  ]
}
