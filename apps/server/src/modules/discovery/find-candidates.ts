import type { Database } from '../../database/database.ts'
import {
  estimateMatches,
  listByName,
  listByPopularity,
  listByTermRank,
  listNearestByIndex,
  listNearestExactly,
  type WeighedTerm,
} from './candidate-repository.ts'
import { toRarity } from './rank-candidates.ts'
import type { TermStatistics } from './search-candidate.ts'
import { isNarrowing, type SearchFilters } from './search-filters.ts'
import type { SearchQuery } from './search-query.ts'

/** How many creators a leg may name: more than are ever shown, few enough to score each in milliseconds. */
const legLimits = { meaning: 200, words: 300, popular: 200, name: 30 } as const

/**
 * Measured on PostgreSQL with 300,000 creators: comparing the 0.4 % that a filter keeps took 1.3 ms where the vector index took
 * 92 ms, comparing 6 % took 32 ms where the index took 19 ms.
 */
const maxCompared = 8000
/** Scoring every match costs about a microsecond each; beyond this many the most followed ones stand for all. */
const maxScored = 8000
/** A name has few words; longer texts are no names and would cost the most. */
const maxNameUnits = 4
/** Two letters are like half of all names. */
const minNameLength = 3

interface FindOptions {
  readonly query: SearchQuery
  readonly filters: SearchFilters
  readonly statistics: TermStatistics
  /** The meaning of the query as text; undefined: not compared. */
  readonly vector: Promise<string | undefined>
}

/** What was found in the stored catalogue, and how. */
export interface FoundCandidates {
  readonly ids: number[]
  /** Which way each leg took, and how many creators it named. */
  readonly legs: Record<string, { plan: string; candidates: number }>
}

/** Gathers the creators worth ranking: the nearest in meaning, those with the words, those with the name. */
export async function findCandidates(database: Database, options: FindOptions): Promise<FoundCandidates> {
  const { query, filters } = options
  const found =
    query.text === ''
      ? [browse(database, filters)]
      : [findByMeaning(database, options), ...findByWords(database, options), findByName(database, options)]
  const legs = await Promise.all(found)
  return {
    ids: [...new Set(legs.flatMap(({ ids }) => ids))],
    legs: Object.fromEntries(legs.map(({ leg, plan, ids }) => [leg, { plan, candidates: ids.length }])),
  }
}

interface Leg {
  readonly leg: string
  readonly plan: string
  readonly ids: number[]
}

async function browse({ kysely }: Database, filters: SearchFilters): Promise<Leg> {
  const ids = await listByPopularity(kysely, { filters, terms: [], limit: legLimits.words })
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

/**
 * Where the words are rare, all of their matches are scored. Otherwise the rarer words alone are scored, and of the many
 * creators who have all words the most followed are taken.
 */
function findByWords({ kysely }: Database, { query, filters, statistics }: FindOptions): Promise<Leg>[] {
  if (query.units.length === 0) return []
  const terms = weighTerms(query, statistics)
  const scored = takeRarest(terms, statistics)
  const legs = [
    listByTermRank(kysely, { filters, terms: scored, limit: legLimits.words }).then((ids) => ({
      leg: 'words',
      plan: 'score all matches',
      ids,
    })),
  ]
  if (scored.length < terms.length) {
    const asked = query.units.map(({ term }) => ({ term, weight: 1 }))
    const popular = listByPopularity(kysely, { filters, terms: asked, limit: legLimits.popular })
    legs.push(popular.then((ids) => ({ leg: 'common words', plan: 'most followed with all words', ids })))
  }
  return legs
}

/** Every distinct term of the query with its rarity. */
function weighTerms({ units }: SearchQuery, statistics: TermStatistics): WeighedTerm[] {
  const terms = new Set(units.flatMap((unit) => unit.terms))
  return [...terms].map((term) => ({ term, weight: toRarity(term, statistics) }))
}

function takeRarest(terms: readonly WeighedTerm[], { shares, creatorCount }: TermStatistics): WeighedTerm[] {
  let matches = 0
  return terms
    .toSorted((first, second) => second.weight - first.weight)
    .filter(({ term }) => {
      matches += (shares.get(term) ?? 0) * creatorCount
      return matches <= maxScored
    })
}

async function findByName({ kysely }: Database, { query, filters }: FindOptions): Promise<Leg> {
  const isName = query.nameKey.length >= minNameLength && query.units.length <= maxNameUnits
  const ids = isName ? await listByName(kysely, { filters, nameKey: query.nameKey, limit: legLimits.name }) : []
  return { leg: 'name', plan: isName ? 'similar names' : 'not a name', ids }
}
