import { getCategoryName } from '@troupe/contract/catalogues/categories'
import { days } from '../../../lib/durations.ts'
import type { PlatformSearch } from '../../../modules/discovery/platforms/platform-port.ts'

/** Maximum age of a matching video for a channel to be found. */
const recentTime = days(180)

/** A page of a search. YouTube's token is valid only for an identical query, which contains a date. */
export interface SearchPosition {
  /** `2026-05-01` */
  readonly publishedAfter: string
  readonly pageToken: string | undefined
}

/**
 * The first page: videos of the last 180 days, or of the fewer in which creators have to have posted, counted from midnight so
 * that the day's searches are the same.
 */
export function startSearch(now: Date, { postedWithinDays }: Pick<PlatformSearch, 'postedWithinDays'>): SearchPosition {
  const time = postedWithinDays === undefined ? recentTime : Math.min(recentTime, days(postedWithinDays))
  return { publishedAfter: new Date(now.getTime() - time).toISOString().slice(0, 10), pageToken: undefined }
}

export function formatCursor({ publishedAfter, pageToken }: SearchPosition): string {
  return `${publishedAfter}.${pageToken}`
}

/** Returns undefined if the text is not a valid cursor. */
export function parseCursor(cursor: string): SearchPosition | undefined {
  const [, publishedAfter, pageToken] = /^(\d{4}-\d\d-\d\d)\.([!-~]{1,500})$/.exec(cursor) ?? []
  return publishedAfter && pageToken ? { publishedAfter, pageToken } : undefined
}

/** Searches for videos, to find creators by their content and not only by their name. */
export function toVideoSearch(search: PlatformSearch, { publishedAfter, pageToken }: SearchPosition) {
  return {
    type: 'video',
    q: toQuery(search),
    publishedAfter: `${publishedAfter}T00:00:00Z`,
    pageToken,
    ...toPlaceHints(search),
  }
}

/** Searches for channels by name and description. */
export function toChannelSearch(search: PlatformSearch) {
  return { type: 'channel', q: toQuery(search), ...toPlaceHints(search) }
}

/** Maximum number of words that a query excludes. */
const maxExcluded = 5

/**
 * Adds the category if there is only one, and the words to exclude, except those of the text. YouTube has no way to
 * search for one of several categories in addition to the words, or to exclude a phrase.
 */
function toQuery({ text, categories, excludedPhrases = [] }: PlatformSearch): string {
  const [category] = categories
  const name = category && categories.length === 1 ? getCategoryName(category) : ''
  const wanted = text.toLowerCase().includes(name.toLowerCase()) ? text : `${text} ${name}`
  const excluded = excludedPhrases.filter(
    (phrase) => /^[\p{L}\p{M}\p{N}]+$/u.test(phrase) && !wanted.toLowerCase().includes(phrase.toLowerCase()),
  )
  return [wanted, ...excluded.slice(0, maxExcluded).map((word) => `-${word}`)].join(' ')
}

/** Hints only: "available there" and "rather in this language", not the creator's country. */
function toPlaceHints({ regions, languages = [] }: PlatformSearch): {
  regionCode?: string
  relevanceLanguage?: string
} {
  const [region] = regions
  const regionCode = regions.length === 1 && region && /^[A-Z]{2}$/.test(region) ? region : undefined
  const [wanted = regionCode && 'und'] = languages
  if (wanted === undefined || languages.length > 1) return regionCode === undefined ? {} : { regionCode }
  const { language, script } = new Intl.Locale(regionCode ? `${wanted}-${regionCode}` : wanted).maximize()
  const relevanceLanguage = language === 'zh' ? `zh-${script}` : language
  return { ...(regionCode === undefined ? {} : { regionCode }), relevanceLanguage }
}
