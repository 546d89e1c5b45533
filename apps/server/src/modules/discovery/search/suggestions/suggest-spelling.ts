import type { Executor } from '../../../../database/database.ts'
import type { ReadQuery } from '../analysis/query.ts'
import { foldLetters } from '../analysis/search-terms.ts'
import type { SearchContext } from '../context/search-context.ts'
import {
  type Correction,
  chooseSpelling,
  findCommonest,
  groupByTerm,
  listUnknownWords,
  listVariants,
} from './spelling.ts'
import { listTextsWith } from './spelling-repository.ts'

/** Texts that show how a word is written. */
const textsRead = 20

/** Finds for each word of a query that no creator has the spelling next to it that most creators use. */
export async function suggestSpelling(
  { database, commonTerms }: Pick<SearchContext, 'database' | 'commonTerms'>,
  { query, rarities }: Pick<ReadQuery, 'query' | 'rarities'>,
): Promise<Correction[]> {
  const words = listUnknownWords(query, rarities)
  if (words.length === 0) return []
  const known = await commonTerms.read()
  const corrections = words.map(async ({ text, joined }) => {
    const spellings = groupByTerm(listVariants(text))
    const term = joined.some((form) => known.has(form)) ? undefined : findCommonest(spellings.keys(), known)
    if (term === undefined) return []
    const spelling = await spell(database.kysely, { typed: text, term, variants: spellings.get(term) ?? [] })
    return spelling === undefined ? [] : [{ word: text, spelling }]
  })
  return (await Promise.all(corrections)).flat()
}

interface SpellOptions {
  readonly typed: string
  readonly term: string
  /** The spellings of the term that are next to what was typed. */
  readonly variants: readonly string[]
}

/** Chooses a spelling as creators write it, with accents where some were typed. */
async function spell(db: Executor, { typed, term, variants }: SpellOptions): Promise<string | undefined> {
  const [only, ...others] = variants
  if (others.length === 0 && foldLetters(typed) === typed.toLowerCase()) return only
  return chooseSpelling(variants, await listTextsWith(db, term, textsRead))
}
