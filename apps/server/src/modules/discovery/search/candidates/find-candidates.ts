import { timeLeg } from '../../../../telemetry/telemetry.ts'
import { weighUnits } from '../analysis/gloss-units.ts'
import type { ReadQuery, SearchQuery } from '../analysis/query.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import { type TermRarities, toShare } from '../analysis/term-rarities.ts'
import { toTermTest } from '../analysis/term-tests.ts'
import type { SearchContext } from '../context/search-context.ts'
import type { QueryMeaning } from '../meaning/query-meaning.ts'
import type { SearchCandidate } from '../ranking/search-candidate.ts'
import {
  countByIndex,
  countNeighbours,
  countWanted,
  maxCompared,
  readsFiltered,
  type SearchSize,
} from './candidate-counts.ts'
import {
  findByTopic,
  findMostFollowed,
  findNearestByIndex,
  findNearestExactly,
  listByName,
  listCandidates,
} from './candidate-repository.ts'
import { chooseCandidates, type LegHits } from './choose-candidates.ts'
import { getOnlyPlatform, type Hit } from './hit-repository.ts'
import { leaveOutExcluded, toIndexQuery } from './to-index-query.ts'
import { findAmongFiltered, findByIndex } from './word-repository.ts'

/** Maximum number of candidates per leg: more than are ever shown, few enough to rank in milliseconds. */
const legLimits = { name: 20, topic: 100, browse: 300 } as const

/** Maximum number of units in a name; longer texts are not names and would be the slowest to compare. */
const maxNameUnits = 3
/** Terms more common than this are not treated as names. */
const maxNameShare = 0.01
/**
 * Maximum number of creators with a term treated as a name; more are found by words. Finding similar spellings takes 10
 * to 40 ms at 1,000,000 rows.
 */
const maxNameBearers = 50
/** Minimum length of a name; two letters resemble half of all names. */
const minNameLength = 3

interface FindOptions extends ReadQuery {
  readonly filters: SearchFilters
  /** Number of creators that pass the filters, estimated by `estimateFiltered`. */
  readonly filtered: number
  /** Undefined: no comparison of meaning. */
  readonly meaning: Promise<QueryMeaning | undefined>
  /** Number of results requested. */
  readonly limit: number
}

/** Candidates of the catalogue. */
export interface FoundCandidates {
  readonly candidates: readonly SearchCandidate[]
  /** The parts of a divided catalogue that have them, by id, as far as is known. */
  readonly partOf: ReadonlyMap<number, string>
  /** Plan and number of candidates of each leg. */
  readonly legs: Readonly<Record<string, { plan: string; candidates: number }>>
}

/** Finds the creators worth ranking, by words, meaning, name and topic. */
export async function findCandidates(context: SearchContext, options: FindOptions): Promise<FoundCandidates> {
  const legs = await findEachWay(context, options)
  const meaning = await options.meaning
  const similarities = new Map(legs.flatMap(({ nameSimilarities }) => [...(nameSimilarities ?? [])]))
  const ids = chooseIds(legs, meaning, countWanted('ranked', toSize(options)))
  const compared = legs.flatMap(({ found }) => found?.hits ?? [])
  const known = new Map(compared.flatMap(({ id, similarity }) => (similarity === null ? [] : [[id, similarity]])))
  const partOf = new Map(compared.flatMap(({ id, part }) => (part === '' ? [] : [[id, part]])))
  const { kysely, embedded: isEmbedded } = context.database
  const wanted = { ids, partOf, filters: undefined, vector: meaning?.vector, known, isEmbedded }
  const stored = await timeLeg(context.telemetry, 'candidates', () => listCandidates(kysely, wanted))
  return {
    candidates: stored.map((candidate) => ({ ...candidate, nameSimilarity: similarities.get(candidate.id) ?? 0 })),
    partOf,
    legs: Object.fromEntries(legs.map(({ leg, plan, ids }) => [leg, { plan, candidates: ids.length }])),
  }
}

/**
 * Chooses the best ids by words and meaning, and adds those of the other legs. Parts of a divided catalogue find more than
 * asked for, so more are chosen too: of twice as many, 1.4 times, which find 0.993 of the first 30 in 8 parts of 100,000, as
 * twice as many do. The coordinator passes all their texts on.
 */
function chooseIds(legs: readonly Leg[], meaning: QueryMeaning | undefined, wanted: number): number[] {
  const find = (name: string) => legs.find(({ leg }) => leg === name)?.found ?? { hits: [], isCut: false }
  const surplus = Math.max(1, ...legs.map(({ surplus = 1 }) => surplus))
  const limit = Math.ceil(wanted * Math.sqrt(surplus))
  const found = { words: find('words'), meaning: find('meaning'), average: meaning?.average ?? 0 }
  const others = legs.flatMap(({ found, ids }) => (found ? [] : ids))
  return [...new Set([...chooseCandidates(found, limit), ...others])]
}

function findEachWay(context: SearchContext, options: FindOptions): Promise<Leg[]> {
  const { query } = options
  if (query.meaning === '') {
    return Promise.all([
      browse(context, options),
      ...(query.cities.length === 0 ? [] : [searchWords(context, options)]),
    ])
  }
  return Promise.all([
    ...(query.units.length === 0 ? [] : [searchWords(context, options)]),
    searchMeaning(context, options),
    searchNames(context, options),
    ...(query.languages.length === 0 ? [] : [searchTopic(context, options)]),
  ])
}

interface Leg {
  readonly leg: string
  readonly plan: string
  readonly ids: readonly number[]
  /** Hits with scores, for words and meaning. */
  readonly found?: LegHits
  /** Found hits as a share of those asked for. */
  readonly surplus?: number
  /** Similarities of names to the query by id, 0 to 1. */
  readonly nameSimilarities?: ReadonlyMap<number, number>
}

async function browse({ database, telemetry }: SearchContext, { filters }: FindOptions): Promise<Leg> {
  const wanted = { filters, limit: legLimits.browse }
  const ids = await timeLeg(telemetry, 'browse', () => findMostFollowed(database.kysely, wanted))
  return { leg: 'browse', plan: 'most followed', ids }
}

async function searchWords({ database, telemetry }: SearchContext, options: FindOptions): Promise<Leg> {
  const { rarities, sample, filters, filtered } = options
  const query = leaveOutExcluded(options.query, filters)
  const units = [...query.units, ...query.cities.flat()]
  if (units.length + query.glossUnits.length === 0) return { leg: 'words', plan: 'all words excluded', ids: [] }
  const { kysely, embedded } = database
  const size = toSize(options)
  const isNarrow = readsFiltered(size)
  const limit = isNarrow ? countWanted('byWords', size) : countByIndex(size)
  // The embedded database compares meaning with all creators, so the similarities are known anyway.
  const vector = embedded ? undefined : (await options.meaning)?.vector
  const wanted = { filters, categories: query.categories, vector, limit }
  const hits = await timeLeg(telemetry, 'words', () =>
    isNarrow
      ? findAmongFiltered(kysely, {
          ...wanted,
          tests: weighTests({ units, glossUnits: query.glossUnits }, rarities),
          areFew: filtered <= maxCompared,
        })
      : findByIndex(kysely, {
          ...wanted,
          query: toIndexQuery({ ...query, units }, rarities),
          averageTermCount: sample.averageTermCount,
        }),
  )
  return toLeg('words', isNarrow ? 'compare filtered' : 'word index', { hits, limit })
}

function toLeg(leg: string, plan: string, { hits, limit }: { hits: readonly Hit[]; limit: number }): Leg {
  const found = { hits, isCut: hits.length >= limit }
  return { leg, plan, ids: hits.map(({ id }) => id), found, surplus: hits.length / limit }
}

/** Describes the size of a search, for the numbers of candidates. */
function toSize({ limit, filtered, filters, rarities }: FindOptions): SearchSize {
  return { limit, filtered, creators: rarities.creatorCount, hasOnePlatform: getOnlyPlatform(filters) !== undefined }
}

function weighTests(query: Pick<SearchQuery, 'units' | 'glossUnits'>, rarities: TermRarities) {
  return weighUnits(query, rarities).map(({ unit, weight }) => ({ test: toTermTest(unit), weight }))
}

async function searchMeaning({ database, telemetry }: SearchContext, options: FindOptions): Promise<Leg> {
  const { query, filters, filtered } = options
  const meaning = await options.meaning
  if (meaning === undefined) return { leg: 'meaning', plan: 'not compared', ids: [] }
  const { kysely, embedded: isEmbedded } = database
  const size = toSize(options)
  const isExact = isEmbedded || filtered <= maxCompared
  const limit = countWanted(isExact ? 'compared' : 'byMeaning', size)
  const wanted = { filters, categories: query.categories, vector: meaning.vector, limit }
  const hits = await timeLeg(telemetry, 'meaning', () =>
    isExact
      ? findNearestExactly(kysely, { ...wanted, isEmbedded })
      : findNearestByIndex(kysely, { ...wanted, reach: countNeighbours(limit, size) }),
  )
  return toLeg('meaning', isExact ? 'compare all' : 'vector index', { hits, limit })
}

async function searchNames({ database: { kysely }, telemetry }: SearchContext, options: FindOptions): Promise<Leg> {
  const { query, filters, rarities } = options
  if (!canBeName(query, rarities)) return { leg: 'name', plan: 'not a name', ids: [] }
  const wanted = { filters, nameKey: query.nameKey, limit: legLimits.name }
  const found = await timeLeg(telemetry, 'name', () => listByName(kysely, wanted))
  const nameSimilarities = new Map(found.map(({ id, similarity }) => [id, similarity]))
  return { leg: 'name', plan: 'similar names', ids: [...nameSimilarities.keys()], nameSimilarities }
}

/** Whether a query may be a name. Common words alone are a topic; creators with such names are found by words. */
export function canBeName({ nameKey, units }: SearchQuery, rarities: TermRarities): boolean {
  const maxShare = Math.min(maxNameShare, maxNameBearers / rarities.creatorCount)
  const isCommon = units.length > 0 && units.every(({ term }) => toShare(term, rarities) > maxShare)
  return nameKey.length >= minNameLength && units.length <= maxNameUnits && !isCommon
}

/** Finds creators by category and language, for queries in a language that the encoder may not know. */
async function searchTopic({ database, telemetry }: SearchContext, options: FindOptions): Promise<Leg> {
  const { query, filters } = options
  const { categories, languages } = query
  const wanted = { filters, categories, languages, limit: legLimits.topic }
  const ids = await timeLeg(telemetry, 'topic', () => findByTopic(database.kysely, wanted))
  return { leg: 'topic', plan: 'most followed', ids }
}

interface LoadOptions {
  readonly ids: readonly number[]
  /** Creators that have been compared with the query. */
  readonly compared: readonly SearchCandidate[]
  /** A vector as text; undefined: no comparison of meaning. */
  readonly vector: string | undefined
  readonly filters: SearchFilters
}

/**
 * Adds the creators with these ids to the compared ones, replacing them if present, since platforms may have updated
 * them.
 */
export async function loadCandidates(
  { database }: SearchContext,
  { compared, ...wanted }: LoadOptions,
): Promise<SearchCandidate[]> {
  const similarities = new Map(compared.map(({ id, nameSimilarity }) => [id, nameSimilarity]))
  const stored = await listCandidates(database.kysely, { ...wanted, isEmbedded: database.embedded })
  const replaced = new Set(wanted.ids)
  return [
    ...stored.map((candidate) => ({ ...candidate, nameSimilarity: similarities.get(candidate.id) ?? 0 })),
    ...compared.filter(({ id }) => !replaced.has(id)),
  ]
}
