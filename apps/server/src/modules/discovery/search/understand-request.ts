import { platforms } from '@troupe/contract/catalogues/platforms'
import { readChannelUrl } from '@troupe/contract/discover/channel-url'
import {
  defaultMaxApiRequests,
  defaultQueryText,
  type HybridSearchRequest,
  type KolSearchRequest,
  type Understood,
} from '@troupe/contract/discovery'
import { readWithModel } from '../wish/read-rest.ts'
import { readWish } from '../wish/read-wish.ts'
import type { RestReader } from '../wish/rest-reader-port.ts'
import type { Wish } from '../wish/rules/wish.ts'
import { toFilters } from '../wish/to-filters.ts'

/** A request whose filters include the criteria of its text. */
export interface UnderstoodRequest extends Omit<Understood, 'request' | 'similar_to'> {
  readonly request: HybridSearchRequest
  /** Whether the text is the address or handle of a creator. */
  readonly isLookup: boolean
}

/** Reads the text of a request by rules, unless the text is literal. */
export function understandRequest(given: HybridSearchRequest): UnderstoodRequest {
  return isUnread(given) ? takeLiterally(given) : toUnderstood(readWish(given.query_text), given)
}

/** Reads the text of a request by rules, and the rest of a long text by a language model if there is one. */
export async function understandWithModel(
  given: HybridSearchRequest,
  model: RestReader | undefined,
): Promise<UnderstoodRequest> {
  return isUnread(given) ? takeLiterally(given) : toUnderstood(await readWithModel(model, given.query_text), given)
}

function isUnread({ literal, query_text }: HybridSearchRequest): boolean {
  return literal || query_text === '' || query_text === defaultQueryText
}

const takeLiterally = (request: HybridSearchRequest): UnderstoodRequest => ({
  request,
  filters: [],
  offers: [],
  unanswered: [],
  isLookup: false,
})

function toUnderstood(wish: Wish, given: HybridSearchRequest): UnderstoodRequest {
  const { request, filters, offers, unanswered, lookup } = toFilters(wish, given)
  const platform = lookup === undefined ? undefined : readChannelUrl(lookup)?.platform
  const isLeftOut = platform !== undefined && !request.platforms.includes(platform)
  const isLookup = lookup !== undefined
  return { request, filters, offers, unanswered, isLookup, ...(isLeftOut && { lookup_platform: platform }) }
}

/**
 * Reads the text of a search of the platforms, like `understandWithModel`. Platforms cannot search for similar
 * creators, so a text that asks for them is taken literally.
 */
export async function understandPlatformRequest(
  given: KolSearchRequest,
  model: RestReader | undefined,
): Promise<{ request: KolSearchRequest; understood: UnderstoodRequest }> {
  const { filter } = given
  const asked: HybridSearchRequest = {
    ...filter,
    query_text: filter.query ?? '',
    platforms: given.platforms ?? filter.platforms ?? [...platforms],
    similar_to: [],
    max_api_requests: defaultMaxApiRequests,
  }
  const read = await understandWithModel(asked, model)
  const understood = read.request.similar_to.length === 0 ? read : understandRequest({ ...asked, literal: true })
  const { request } = understood
  const isEmpty = request.query_text === defaultQueryText
  const query = isEmpty ? undefined : request.query_text
  return { understood, request: { ...given, platforms: request.platforms, filter: { ...filter, ...request, query } } }
}
