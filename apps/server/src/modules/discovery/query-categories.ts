import { type CategoryId, categories } from '@troupe/contract/categories'
import { categoryPhrases } from './category-words-data.ts'
import { toWords } from './search-terms.ts'

interface Phrase {
  readonly terms: readonly string[]
  readonly category: CategoryId
}

/** Parts of names that alone name nothing: "reviews" is not about gadgets. */
const tooGeneral: ReadonlySet<string> = new Set(['review', 'electron', 'manga', 'graphic'])

const phrases: readonly Phrase[] = categories.flatMap(({ id, name }) =>
  [name, ...name.split(' & '), ...(categoryPhrases[id] ?? [])]
    .map((text) => ({ terms: toWords(text).flatMap((word) => word.parts), category: id }))
    .filter(({ terms }) => terms.length > 1 || (terms[0] !== undefined && !tooGeneral.has(terms[0]))),
)

/** The categories that a query names: "vegan baking" names two. `terms` are those of the query's words. */
export function findQueryCategories(terms: ReadonlySet<string>): CategoryId[] {
  const named = phrases.filter((phrase) => phrase.terms.every((term) => terms.has(term)))
  return [...new Set(named.map((phrase) => phrase.category))]
}
