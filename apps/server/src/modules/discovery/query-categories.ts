import { type CategoryId, categories } from '@troupe/contract/categories'
import { categoryTranslations } from './category-translations-data.ts'
import { categoryPhrases } from './category-words-data.ts'
import { toWords } from './search-terms.ts'

interface Phrase {
  readonly terms: readonly string[]
  readonly category: CategoryId
  /** ISO 639-1; undefined: English, in which people of all languages search and write. */
  readonly language: string | undefined
}

/** What a query asks for beyond its words. */
export interface QueryTopics {
  readonly categories: readonly CategoryId[]
  /** Languages whose word for a category it uses; several share words such as "musica". */
  readonly languages: readonly string[]
}

/** Parts of names that alone name nothing: "reviews" is not about gadgets. */
const tooGeneral: ReadonlySet<string> = new Set(['review', 'electron', 'graphic'])

const phrases: readonly Phrase[] = [
  ...categories.flatMap(({ id, name }) =>
    [name, ...name.split(' & '), ...(categoryPhrases[id] ?? [])].map((text) => toPhrase(text, id, undefined)),
  ),
  ...Object.entries(categoryTranslations).flatMap(([language, names]) =>
    categories.flatMap(({ id }) => (names[id] ?? []).map((text) => toPhrase(text, id, language))),
  ),
].filter(({ terms }) => terms.length > 1 || (terms[0] !== undefined && !tooGeneral.has(terms[0])))

function toPhrase(text: string, category: CategoryId, language: string | undefined): Phrase {
  return { terms: toWords(text).flatMap((word) => word.parts), category, language }
}

/**
 * The categories that a query names: "vegan baking" names two. The longer phrase wins: an "electric car" is no car among others.
 * `terms` are those of the query's words, alone and joined.
 */
export function findQueryTopics(terms: ReadonlySet<string>): QueryTopics {
  const named = phrases.filter((phrase) => phrase.terms.every((term) => terms.has(term)))
  const best = named.filter((phrase) => !named.some((other) => isWithin(phrase.terms, other.terms)))
  return { categories: [...new Set(best.map(({ category }) => category))], languages: findLanguages(best) }
}

/** The languages that explain the most phrases; none where English explains one. */
function findLanguages(named: readonly Phrase[]): string[] {
  const counts = new Map<string, number>()
  for (const { language } of named) {
    if (language === undefined) return []
    counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  return [...counts].filter(([, count]) => count === most).map(([language]) => language)
}

function isWithin(terms: readonly string[], others: readonly string[]): boolean {
  return terms.length < others.length && terms.every((term) => others.includes(term))
}
