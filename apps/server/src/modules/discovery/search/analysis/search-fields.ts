import { hash } from 'node:crypto'
import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import { composeEmbeddingText } from '../meaning/embedding-text.ts'
import { listCategoryTerms } from './category-terms.ts'
import { toNameKeys, toWords } from './search-terms.ts'
import { listLevelTerms, type TermField } from './term-levels.ts'

/** The searchable texts of a creator. */
export interface SearchableTexts {
  readonly title: string
  readonly handle: string
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly content_categories?: readonly CategoryId[] | undefined
}

/**
 * Version of `toSearchFields`; to be increased whenever its output changes, so that stored fields are rebuilt.
 */
export const searchFieldsVersion = 1

/** The columns derived from the texts. */
export interface SearchFields {
  readonly name_key: string
  /** A `tsvector` as text. */
  readonly terms: string
  readonly term_count: number
  readonly content_hash: string
  /** Version of the other fields. */
  readonly search_version: number
}

/** Computes the search columns; needs all texts of the creator. */
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

/** Hash of the embedded text; tells whether a vector is current. */
export function toContentHash(creator: SearchableTexts): string {
  return hash('sha256', composeEmbeddingText(creator), 'base64url').slice(0, 22)
}

/** PostgreSQL's largest position in a tsvector. */
const maxPosition = 16_383

/** The terms of a creator's texts with positions, each as part of a `tsvector`, and the number of words. */
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
