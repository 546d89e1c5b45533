import { hash } from 'node:crypto'
import { type CategoryId, getCategoryName } from '@troupe/contract/categories'
import type { Platform } from '@troupe/contract/platforms'
import { listCategoryTerms } from './category-terms.ts'
import { composeEmbeddingText } from './embedding-text.ts'
import { toNameKeys } from './name-key.ts'
import { toWords } from './search-terms.ts'
import { listLevelTerms, type TermField } from './term-levels.ts'

/** The texts of a creator that are searched. */
export interface SearchableTexts {
  readonly title: string
  readonly handle: string
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly content_categories?: readonly CategoryId[] | undefined
}

/**
 * The version of `toSearchFields`: one more whenever it makes anything else of a creator, so that what is stored is made again.
 */
export const searchFieldsVersion = 1

/** What the database keeps of them, beside themselves. */
export interface SearchFields {
  readonly name_key: string
  /** A `tsvector` as text. */
  readonly terms: string
  readonly term_count: number
  readonly content_hash: string
  /** The version that made the others. */
  readonly search_version: number
}

/** Makes the columns that a creator is searched by; always of the whole creator, never of a part of their texts. */
export function toSearchFields(creator: SearchableTexts & { readonly platform: Platform }): SearchFields {
  const contentHash = toContentHash(creator)
  const { terms, count } = toTerms(creator)
  const [main] = creator.content_categories ?? []
  const categoryTerms = main ? listCategoryTerms({ main, platform: creator.platform, contentHash }) : []
  return {
    name_key: toNameKeys(creator.title, creator.handle),
    terms: [...terms, ...categoryTerms.map((term) => `'${term}'`)].join(' '),
    term_count: count,
    content_hash: contentHash,
    search_version: searchFieldsVersion,
  }
}

/** What tells whether a creator's texts are still those that a vector was made from. */
export function toContentHash(creator: SearchableTexts): string {
  return hash('sha256', composeEmbeddingText(creator), 'base64url').slice(0, 22)
}

/** Positions beyond it are all the same to PostgreSQL. */
const maxPosition = 16_383

/** The terms of a creator's texts with where they stand, each as part of a `tsvector`, and how many words they are. */
function toTerms(creator: SearchableTexts): { terms: string[]; count: number } {
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
  return { terms, count }
}
