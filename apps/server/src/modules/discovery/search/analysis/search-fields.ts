import { hash } from 'node:crypto'
import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import { composeEmbeddingText } from '../meaning/embedding-text.ts'
import { placeWords, toNameKeys, toReadableText } from '../terms/search-terms.ts'
import { fieldRepeats, mainCategoryRepeats } from '../weights/ranking-weights.ts'
import { joinIndexForms, toCategoryForm, toIndexTerm } from './index-text.ts'

/** The searchable texts of a creator. */
export interface SearchableTexts {
  readonly title: string
  readonly handle: string
  readonly description?: string | undefined
  readonly keywords?: readonly string[] | undefined
  readonly content_categories?: readonly CategoryId[] | undefined
  /** The stored posts, newest first. */
  readonly posts?: readonly { readonly title: string }[] | undefined
}

/** Version of `toSearchFields`. Increase it whenever the output changes, so that stored fields are rebuilt. */
export const searchFieldsVersion = 6

/** The columns derived from the texts. */
export interface SearchFields {
  readonly name_key: string
  /** A `tsvector` as text. */
  readonly terms: string
  /** The terms, joined by `joinIndexForms` and each repeated by the weight of its field, and the categories. */
  readonly index_text: string
  /** Number of terms in `index_text`, including repetitions. */
  readonly term_count: number
  readonly content_hash: string
  /** Version of the other fields. */
  readonly search_version: number
}

/** Computes the search columns from all texts of a creator, including the stored posts. */
export function toSearchFields(creator: SearchableTexts): SearchFields {
  const found = listTerms(creator)
  const forms = found.flatMap(({ term, field }) => new Array<string>(fieldRepeats[field]).fill(toIndexTerm(term)))
  return {
    name_key: toNameKeys(creator.title, creator.handle),
    terms: toTsvector(found),
    index_text: joinIndexForms([...forms, ...listCategoryForms(creator.content_categories ?? [])]),
    term_count: forms.length,
    content_hash: toContentHash(creator),
    search_version: searchFieldsVersion,
  }
}

/** Returns the categories as forms, so that the word index ranks by words and topic. The first category weighs more. */
function listCategoryForms(categories: readonly CategoryId[]): string[] {
  return categories.flatMap((category, place) =>
    new Array<string>(place === 0 ? mainCategoryRepeats : 1).fill(toCategoryForm(category)),
  )
}

/** Hashes the embedded text, which tells whether a vector is current. */
export function toContentHash(creator: SearchableTexts): string {
  return hash('sha256', composeEmbeddingText(creator), 'base64url').slice(0, 22)
}

/** Fields of a creator that contain words. */
export type WordField = keyof typeof fieldRepeats

interface FoundTerm {
  readonly term: string
  readonly field: WordField
}

/** Lists the terms of all texts in order, including repetitions. */
function listTerms(creator: SearchableTexts): FoundTerm[] {
  return [
    ...listTermsOf(creator.title, 'name'),
    ...listTermsOf(creator.handle, 'name'),
    ...(creator.content_categories ?? []).flatMap((category) => listTermsOf(getCategoryName(category), 'topic')),
    ...(creator.keywords ?? []).flatMap((keyword) => listTermsOf(keyword, 'topic')),
    ...listTermsOf(creator.description ?? '', 'bio'),
    ...listPostTerms(creator.posts ?? []),
  ]
}

/**
 * Maximum number of terms from posts. More would make the text of a creator with stored posts so long that each word
 * weighs less.
 */
const maxPostTerms = 40

/** Lists the distinct terms of posts: those in most titles first, then those of the newest posts. */
function listPostTerms(posts: readonly { readonly title: string }[]): FoundTerm[] {
  const counts = new Map<string, number>()
  for (const { title } of posts) {
    const terms = new Set(listTermsOf(title, 'post').map(({ term }) => term))
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const byCount = [...counts].toSorted(([, first], [, second]) => second - first)
  return byCount.slice(0, maxPostTerms).map(([term]) => ({ term, field: 'post' }))
}

function listTermsOf(text: string, field: WordField): FoundTerm[] {
  const readable = toReadableText(text)
  return placeWords(readable).flatMap(({ word: { parts, whole }, start }) => {
    const own = field === 'bio' && readable[start - 1] === '#' ? 'hashtag' : field
    return (whole === undefined ? parts : [...parts, whole]).map((term) => ({ term, field: own }))
  })
}

/** PostgreSQL's largest position in a tsvector. */
const maxPosition = 16_383

const tsvectorWeights: Record<WordField, string> = { name: 'A', topic: 'B', bio: 'C', hashtag: 'D', post: 'D' }

function toTsvector(found: readonly FoundTerm[]): string {
  const positions = new Map<string, string[]>()
  for (const [index, { term, field }] of found.entries()) {
    const position = `${Math.min(index + 1, maxPosition)}${tsvectorWeights[field]}`
    const known = positions.get(term)
    if (known) known.push(position)
    else positions.set(term, [position])
  }
  return Array.from(positions, ([term, places]) => `'${term}':${places.join(',')}`).join(' ')
}
