import type { Executor } from '../../../../database/database.ts'
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

/** Texts that show how a word is written. */
const textsRead = 20

/** Finds for each word of a query that no creator has the spelling that creators use next to it: one mistake away, or two. */
export async function suggestSpelling(
  { database, commonTerms }: Pick<SearchContext, 'database' | 'commonTerms'>,
  { query, rarities }: Pick<ReadQuery, 'query' | 'rarities'>,
): Promise<Correction[]> {
  const words = listUnknownWords(query, rarities)
  if (words.length === 0) return []
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
  /** The spellings of the term that are next to what was typed. */
  readonly variants: readonly string[]
}

/** Chooses a spelling as creators write it, with its accents; undefined: they write the term otherwise. */
async function spell(db: Executor, { term, variants }: SpellOptions): Promise<string | undefined> {
  return chooseSpelling(variants, await listTextsWith(db, term, textsRead))
}

/** Chooses the word of these terms, as creators write it, that is nearest to what was typed. */
async function spellNearest(db: Executor, typed: string, terms: readonly string[]): Promise<string | undefined> {
  const texts = await Promise.all(terms.map((term) => listTextsWith(db, term, textsRead)))
  return chooseNearest(typed, terms, texts.flat())
}
