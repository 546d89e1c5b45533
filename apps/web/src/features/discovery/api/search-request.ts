import type { BodyInput } from '@troupe/contract/base/endpoint'
import { type CategoryId, categories, getCategoryName } from '@troupe/contract/catalogues/categories'
import { Platform, platforms } from '@troupe/contract/catalogues/platforms'
import {
  defaultMaxApiRequests,
  defaultQueryText,
  defaultResultLimit,
  type discoveryEndpoints,
  HybridSearchRequest,
} from '@troupe/contract/discovery'
import { z } from 'zod'
import { toFormRule } from '../../../lib/form-rule.ts'
import { AdvancedFilters, readFilterFields, toFilterFields } from '../advanced-filters/advanced-filters.ts'

/** A creator to resemble: its reference in a request, and its name. */
const SimilarTo = z.object({ reference: z.string(), title: z.string() })

/** The result of reading the last text. */
export const Reading = z.object({
  /** The rest of the text, shown in the search box. */
  topic: z.string(),
  /** The words that filters and creators to resemble were read from, by chip key. */
  words: z.record(z.string(), z.string()),
  /** The platforms chosen before the text named others; null: it named none. */
  platforms: z.array(Platform).nullable(),
})
export type Reading = z.output<typeof Reading>

export const nothingRead: Reading = { topic: '', words: {}, platforms: null }

/** All settings of Discover before a search. */
export const SearchInput = z.object({
  query: z.string(),
  platforms: z.array(Platform),
  categories: z.array(z.enum(categories.map(({ id }) => id))),
  filters: AdvancedFilters,
  similarTo: z.array(SimilarTo).default([]),
  reading: Reading.default(nothingRead),
})
export type SearchInput = z.output<typeof SearchInput>

export type SearchRequest = BodyInput<typeof discoveryEndpoints.hybridSearch>

/** Returns the search text, or the contract's default if it is empty. */
function toQueryText(query: string): string {
  return query.trim() || defaultQueryText
}

/** Builds the request of a search. */
export function toSearchRequest({ query, platforms, categories, filters, similarTo }: SearchInput): SearchRequest {
  return {
    query_text: toQueryText(query),
    platforms: [...platforms],
    content_categories: categories.map(getCategoryName),
    ...toFilterFields(filters),
    ...(similarTo.length > 0 && { similar_to: similarTo.map(({ reference }) => reference) }),
    max_api_requests: defaultMaxApiRequests,
    result_limit: defaultResultLimit,
  }
}

const findRuleProblem = toFormRule(HybridSearchRequest)

/** The reason why a search cannot be sent; null if it can. */
export function findSearchProblem(input: SearchInput): string | null {
  return findRuleProblem(toSearchRequest(input))
}

/** Converts a request back to input, so that a saved search can be repeated. */
export function readSearchRequest(request: HybridSearchRequest): SearchInput {
  const chosen: readonly CategoryId[] = request.content_categories
  return {
    query: request.query_text === defaultQueryText ? '' : request.query_text,
    platforms: platforms.filter((platform) => request.platforms.includes(platform)),
    categories: [...chosen],
    filters: readFilterFields(request),
    similarTo: request.similar_to.map((reference) => ({ reference, title: reference })),
    reading: nothingRead,
  }
}

/** Whether the input selects the same creators as a request, apart from the text and the order. */
export function hasSameScope(input: SearchInput, request: HybridSearchRequest): boolean {
  const toScope = ({ platforms, categories, filters, similarTo }: SearchInput) =>
    JSON.stringify([
      platforms.toSorted(),
      categories.toSorted(),
      toFilterFields(filters),
      similarTo.map(({ reference }) => reference),
    ])
  return toScope(input) === toScope(readSearchRequest(request))
}
