import { timeLeg } from '../../../../telemetry/telemetry.ts'
import { toIndexCategory, toIndexTerm } from '../analysis/index-text.ts'
import type { ReadQuery, SearchQuery } from '../analysis/query.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import { type TermRarities, toRarity, toShare } from '../analysis/term-rarity-repository.ts'
import { toTermTest } from '../analysis/term-tests.ts'
import type { SearchContext } from '../context/search-context.ts'
import type { QueryMeaning } from '../meaning/query-meaning.ts'
import type { SearchCandidate, StoredCandidate } from '../ranking/search-candidate.ts'
import {
  listByName,
  listCandidates,
  listSelected,
  selectAmongFiltered,
  selectByIndex,
  selectByPopularity,
  selectByTopic,
  selectNearestByIndex,
  selectNearestExactly,
} from './candidate-repository.ts'

/** Maximum number of candidates of a leg: more than are ever shown, few enough to rank in milliseconds. */
const legLimits = { name: 20, topic: 100, browse: 300 } as const
/** Candidates of words and of meaning for each result; their order is close to the final ranking. */
const candidatesPerResult = 2
const minCandidates = 100

/** Up to this many filtered creators are compared one by one, in words and in meaning. */
const maxCompared = 5000
/** Rows that an index in order may return for the candidates wanted; a smaller share of the filters makes it slower than reading all. */
const maxOverfetch = 2000

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

/** Candidates of the catalogue. */
export interface FoundCandidates {
  readonly candidates: readonly SearchCandidate[]
  /** Plan and number of candidates of each leg. */
  readonly legs: Readonly<Record<string, { plan: string; candidates: number }>>
}

/** Finds the creators worth ranking by words, meaning, name and topic. */
export async function findCandidates(context: SearchContext, options: FindOptions): Promise<FoundCandidates> {
  const legs = options.query.meaning === '' ? [await browse(context, options)] : await findEachWay(context, options)
  const similarities = new Map(legs.flatMap(({ nameSimilarities }) => [...(nameSimilarities ?? [])]))
  const found = new Map(legs.flatMap(({ candidates }) => candidates.map((candidate) => [candidate.id, candidate])))
  return {
    candidates: [...found.values()].map((stored) => ({ ...stored, nameSimilarity: similarities.get(stored.id) ?? 0 })),
    legs: Object.fromEntries(legs.map(({ leg, plan, candidates }) => [leg, { plan, candidates: candidates.length }])),
  }
}

function findEachWay(context: SearchContext, options: FindOptions): Promise<Leg[]> {
  const { query } = options
  return Promise.all([
    ...(query.units.length === 0 ? [] : [findByWords(context, options)]),
    findByMeaning(context, options),
    findByName(context, options),
    ...(query.languages.length === 0 ? [] : [findByTopic(context, options)]),
  ])
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
  const compared = { places, vector: undefined }
  const candidates = await timeLeg(telemetry, 'browse', () => listSelected(database.kysely, compared))
  return { leg: 'browse', plan: 'most followed', candidates }
}

async function findByWords({ database, telemetry }: SearchContext, options: FindOptions): Promise<Leg> {
  const { query, rarities, filters } = options
  const limit = countCandidates(options)
  const isNarrow = toOverfetch(limit, options) > maxOverfetch
  const places = isNarrow
    ? selectAmongFiltered({ filters, tests: weighTests(query, rarities), limit })
    : selectByIndex({ filters, words: toIndexQuery(query), limit })
  // The words do not need the vector, but the candidates are compared with it.
  const vector = (await options.meaning)?.vector
  const candidates = await timeLeg(telemetry, 'words', () => listSelected(database.kysely, { places, vector }))
  return { leg: 'words', plan: isNarrow ? 'compare filtered' : 'word index', candidates }
}

/** Number of rows to read in an order that does not know the filters, so that so many pass. */
function toOverfetch(wanted: number, { filtered, rarities }: Pick<FindOptions, 'filtered' | 'rarities'>): number {
  return wanted / Math.min(1, filtered / rarities.creatorCount)
}

/** The query of the index of words: each unit in all its forms, and the categories. */
function toIndexQuery({ units, categories }: SearchQuery): string {
  return [
    ...units.flatMap(({ term, joined }) => [term, ...joined]).map(toIndexTerm),
    ...categories.map(toIndexCategory),
  ].join(' ')
}

function weighTests({ units }: SearchQuery, rarities: TermRarities) {
  return units.map((unit) => ({ test: toTermTest(unit), weight: toRarity(unit.term, rarities) }))
}

async function findByMeaning({ database, telemetry }: SearchContext, options: FindOptions): Promise<Leg> {
  const { filters, filtered } = options
  const meaning = await options.meaning
  if (meaning === undefined) return { leg: 'meaning', plan: 'not compared', candidates: [] }
  const { vector } = meaning
  const limit = countCandidates(options)
  const isExact = database.embedded || filtered <= maxCompared
  const places = isExact
    ? selectNearestExactly({ filters, vector, limit, isEmbedded: database.embedded })
    : selectNearestByIndex({ filters, vector, limit, reach: Math.min(maxReach, toOverfetch(limit, options)) })
  const candidates = await timeLeg(telemetry, 'meaning', () => listSelected(database.kysely, { places, vector }))
  return { leg: 'meaning', plan: isExact ? 'compare all' : 'vector index', candidates }
}

/** The most neighbours that pgvector's index returns. */
const maxReach = 1000

function countCandidates({ limit }: FindOptions): number {
  return Math.max(minCandidates, candidatesPerResult * limit)
}

async function findByName({ database: { kysely }, telemetry }: SearchContext, options: FindOptions): Promise<Leg> {
  const { query, filters, rarities } = options
  if (!canBeName(query, rarities)) return { leg: 'name', plan: 'not a name', candidates: [] }
  const wanted = { filters, nameKey: query.nameKey, limit: legLimits.name }
  const found = await timeLeg(telemetry, 'name', () => listByName(kysely, wanted))
  const vector = (await options.meaning)?.vector
  const candidates = await listCandidates(kysely, { ids: found.map(({ id }) => id), filters, vector })
  const nameSimilarities = new Map(found.map(({ id, similarity }) => [id, similarity]))
  return { leg: 'name', plan: 'similar names', candidates, nameSimilarities }
}

/** Whether a query may be a name. Common words alone are a topic; creators with such names are found by words. */
export function canBeName({ nameKey, units }: SearchQuery, rarities: TermRarities): boolean {
  const maxShare = Math.min(maxNameShare, maxNameBearers / rarities.creatorCount)
  const isCommon = units.length > 0 && units.every(({ term }) => toShare(term, rarities) > maxShare)
  return nameKey.length >= minNameLength && units.length <= maxNameUnits && !isCommon
}

/** Finds creators by category and language, for queries in a language that the encoder may not know. */
async function findByTopic({ database, telemetry }: SearchContext, options: FindOptions): Promise<Leg> {
  const { query, filters } = options
  const { categories, languages } = query
  const places = selectByTopic({ filters, categories, languages, limit: legLimits.topic })
  const vector = (await options.meaning)?.vector
  const candidates = await timeLeg(telemetry, 'topic', () => listSelected(database.kysely, { places, vector }))
  return { leg: 'topic', plan: 'most followed', candidates }
}

interface LoadOptions {
  readonly ids: readonly number[]
  /** Creators that have been compared with the query already. */
  readonly compared: readonly SearchCandidate[]
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
