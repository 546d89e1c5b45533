import type { Executor } from '../../../../database/database.ts'
import { getMissingParts } from '../../../../database/outages/missing-parts.ts'
import type { ReadQuery } from '../analysis/query.ts'
import type { SearchContext } from '../context/search-context.ts'
import {
  type Correction,
  chooseNearest,
  chooseSpelling,
  findCommonest,
  groupByTerm,
  listNearTerms,
  listUnknownWords,
  listVariants,
} from './spelling.ts'
import { listTextsWith } from './spelling-repository.ts'

/** Number of texts read to find out how a word is written. */
const textsRead = 20

/** Finds the nearest spelling that creators use, one typo or two away, for each word of a query that no creator has. */
export async function suggestSpelling(
  { database, commonTerms }: Pick<SearchContext, 'database' | 'commonTerms'>,
  { query, rarities }: Pick<ReadQuery, 'query' | 'rarities'>,
): Promise<Correction[]> {
  const words = listUnknownWords(query, rarities)
  // Those that are missing may have the words.
  if (words.length === 0 || getMissingParts()) return []
  const known = await commonTerms.read()
  const corrections = words.map(async ({ text, joined }) => {
    const spellings = groupByTerm(listVariants(text))
    if (joined.some((form) => known.has(form))) return []
    const term = findCommonest(spellings.keys(), known)
    const next = term && (await spell(database.kysely, { term, variants: spellings.get(term) ?? [] }))
    const spelling = next ?? (await spellNearest(database.kysely, text, listNearTerms(text, known)))
    return spelling === undefined ? [] : [{ word: text, spelling }]
  })
  return (await Promise.all(corrections)).flat()
}

interface SpellOptions {
  readonly term: string
  /** Spellings of the term one typo away from the typed word. */
  readonly variants: readonly string[]
}

/** Chooses a spelling as creators write it, with accents; undefined if they write the term differently. */
async function spell(db: Executor, { term, variants }: SpellOptions): Promise<string | undefined> {
  return chooseSpelling(variants, await listTextsWith(db, term, textsRead))
}

/** Chooses the word with one of these terms that is nearest to the typed one, as creators write it. */
async function spellNearest(db: Executor, typed: string, terms: readonly string[]): Promise<string | undefined> {
  const texts = await Promise.all(terms.map((term) => listTextsWith(db, term, textsRead)))
  return chooseNearest(typed, terms, texts.flat())
}
