import { hashText } from '../../lib/random.ts'
import type { YoutubeCall, YoutubeMethod } from '../calls/youtube-call.ts'
import { type Page, readPage } from '../calls/youtube-parameters.ts'
import { writeCreation } from '../resources/channel-resource.ts'
import { withEtag } from '../resources/etag.ts'
import { presentAvatar, presentThumbnails } from '../resources/thumbnails.ts'
import { writeTime } from '../resources/video-resource.ts'
import { findLiveState } from '../resources/video-state.ts'
import { findResults, type SearchResult } from './find-results.ts'
import { readSearchRequest, searchSignature } from './search-parameters.ts'
import { parseSearchQuery } from './search-query.ts'

/** In practice a search ends here, whatever `totalResults` says. */
const mostResults = 500
const mostClaimed = 1_000_000
const descriptionLength = 150

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Search responses contain texts that are escaped for HTML. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Returns the beginning on one line, cut after a word. */
function cutDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= descriptionLength) return line
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/, '')} ...`
}

function presentResult({ channel, post }: SearchResult, call: YoutubeCall, hasMarkup: boolean): object {
  const { record } = channel
  const publishedAt = post ? writeTime(post.publishedAt) : writeCreation(channel)
  const title = post?.title ?? record.title
  const snippet = {
    publishedAt,
    channelId: record.channel_id,
    title: escapeHtml(hasMarkup ? `${title} & <b>"friends"</b> don't` : title),
    description: escapeHtml(cutDescription(post?.description ?? record.description ?? '')),
    thumbnails: post ? presentThumbnails(record, call.base, false) : presentAvatar(record, call.base, false),
    channelTitle: escapeHtml(record.title),
    liveBroadcastContent: post ? findLiveState(call.world, { channel, post }) : 'none',
    publishTime: publishedAt,
  }
  const id = post
    ? { kind: 'youtube#video', videoId: post.id }
    : { kind: 'youtube#channel', channelId: record.channel_id }
  return withEtag('youtube#searchResult', { id, ...(call.parts.has('snippet') ? { snippet } : {}) })
}

/** Returns the results of a page, and the position of the next page if there is one. */
function takePage(found: Iterable<SearchResult>, from: number, size: number) {
  const until = Math.min(from + size, mostResults)
  const results: SearchResult[] = []
  let place = 0
  for (const result of found) {
    if (place >= until) return { results, next: until < mostResults && size > 0 ? until : undefined }
    if (place >= from) results.push(result)
    place++
  }
  return { results, next: undefined }
}

/** Some later pages begin with the last result of the previous page. */
function findStart({ from, tokenOf }: Page, alwaysRepeats: boolean): number {
  const repeats = from > 0 && (alwaysRepeats || hashText(tokenOf(from)) % 4 === 0)
  return repeats ? from - 1 : from
}

/** A guess that changes from page to page, as YouTube's does. */
function guessTotal(count: number, { from, tokenOf }: Page): number {
  const noise = 0.85 + (hashText(`${tokenOf(from)}/total`) % 1000) / 3300
  return Math.min(mostClaimed, Math.round(count * count * 40 * noise))
}

/** `search.list` for channels and videos; no playlists exist here. */
export const searchList: YoutubeMethod = {
  name: 'search.list',
  path: '/youtube/v3/search',
  bucket: 'searches',
  signature: searchSignature,
  answer(call) {
    const { world, parameters } = call
    const page = readPage(parameters, searchList.name)
    const request = readSearchRequest(parameters)
    const query = parseSearchQuery(request.q)
    const isEmpty = query.tricks.has('sim:empty')
    const from = findStart(page, query.tricks.has('sim:dupes'))
    const found = isEmpty ? [] : findResults({ world, request, query })
    const { results, next } = takePage(found, from, page.size)
    const total = results.length === 0 ? 0 : guessTotal(world.search('youtube', query.text).length, page)
    return {
      kind: 'youtube#searchListResponse',
      ...(next === undefined ? {} : { nextPageToken: page.tokenOf(next) }),
      ...(page.from > 0 ? { prevPageToken: page.tokenOf(Math.max(0, page.from - page.size)) } : {}),
      regionCode: request.regionCode,
      pageInfo: { totalResults: Math.max(total, results.length), resultsPerPage: page.size },
      items: results.map((result) => presentResult(result, call, query.tricks.has('sim:html'))),
    }
  },
}
