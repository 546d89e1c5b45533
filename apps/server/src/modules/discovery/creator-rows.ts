import { hash } from 'node:crypto'
import { type CategoryId, getCategoryName } from '@troupe/contract/categories'
import { composeEmbeddingText } from './embedding-text.ts'
import { toNameKeys } from './name-key.ts'
import { toWords } from './search-terms.ts'
import { listLevelTerms, type TermField, toCategoryTerm } from './term-levels.ts'

/** The texts of a creator that are searched. */
export interface SearchableTexts {
  readonly title: string
  readonly handle: string
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly content_categories?: readonly CategoryId[] | undefined
}

/** What the database keeps of them, beside themselves. */
export interface SearchFields {
  readonly name_key: string
  /** A `tsvector` as text. */
  readonly terms: string
  readonly term_count: number
  readonly content_hash: string
}

/** Makes the columns that a creator is searched by; always of the whole creator, never of a part of their texts. */
export function toSearchFields(creator: SearchableTexts): SearchFields {
  return {
    name_key: toNameKeys(creator.title, creator.handle),
    ...toTermVector(creator),
    content_hash: hashText(composeEmbeddingText(creator)),
  }
}

/** What tells whether a text is still the one that a vector was made from. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}

/** Positions beyond it are all the same to PostgreSQL. */
const maxPosition = 16_383

function toTermVector(creator: SearchableTexts): Pick<SearchFields, 'terms' | 'term_count'> {
  const hits = new Map<string, { positions: string[]; fields: TermField[] }>()
  let count = 0
  const add = (text: string, field: TermField) => {
    for (const { parts, whole } of toWords(text)) {
      for (const term of whole ? [...parts, whole] : parts) {
        count++
        const hit = hits.get(term) ?? { positions: [], fields: [] }
        hit.positions.push(`${Math.min(count, maxPosition)}${field}`)
        hit.fields.push(field)
        hits.set(term, hit)
      }
    }
  }
  add(creator.title, 'A')
  add(creator.handle, 'A')
  for (const category of creator.content_categories ?? []) add(getCategoryName(category), 'B')
  for (const keyword of creator.keywords ?? []) add(keyword, 'B')
  add(creator.description ?? '', 'C')
  const terms = [
    ...Array.from(hits, ([term, { positions }]) => `'${term}':${positions.join(',')}`),
    ...listLevelTerms(hits).map((term) => `'${term}'`),
  ]
  const [main] = creator.content_categories ?? []
  if (main) terms.push(`'${toCategoryTerm(main)}'`)
  return { terms: terms.join(' '), term_count: count }
}
