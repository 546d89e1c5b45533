import { hash } from 'node:crypto'
import { type CategoryId, getCategoryName } from '@troupe/contract/categories'
import { composeEmbeddingText } from './embedding-text.ts'
import { toNameKeys } from './name-key.ts'
import { toWords } from './search-terms.ts'

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
  const positions = new Map<string, string>()
  let count = 0
  const add = (text: string, weight: 'A' | 'B' | 'C') => {
    for (const { parts, whole } of toWords(text)) {
      for (const term of whole ? [...parts, whole] : parts) {
        count++
        const position = `${Math.min(count, maxPosition)}${weight}`
        const others = positions.get(term)
        positions.set(term, others ? `${others},${position}` : position)
      }
    }
  }
  add(creator.title, 'A')
  add(creator.handle, 'A')
  for (const category of creator.content_categories ?? []) add(getCategoryName(category), 'B')
  for (const keyword of creator.keywords ?? []) add(keyword, 'B')
  add(creator.description ?? '', 'C')
  const terms = Array.from(positions, ([term, places]) => `'${term}':${places}`).join(' ')
  return { terms, term_count: count }
}
