import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import { getCountryName } from '@troupe/contract/catalogues/countries'
import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import { type ColumnField, type MergeValues, mergeFields, toColumnField } from '@troupe/contract/mail/merge-fields'
import { findFirstName } from './first-name.ts'

/** Fields of a stored creator that mails can mention. */
export interface NameableCreator {
  readonly platform: Platform
  readonly title: string
  readonly handle: string
  readonly url: string | null
  readonly subscribers: number | null
  readonly region: string | null
  readonly content_categories: readonly CategoryId[]
  /** Title of the newest post; null if there is none. */
  readonly latest_post: string | null
}

/** Captions can be as long as a letter. This much is quoted in a sentence. */
const postTitleMaxLength = 80

/**
 * The values of the merge fields, one line each; empty if unknown.
 * @param columns values of own columns of a collection, by the names of the columns.
 */
export function toMergeValues(creator: NameableCreator, columns: Readonly<Record<string, string>> = {}): MergeValues {
  const [category] = creator.content_categories
  return {
    title: toLine(creator.title),
    first_name: findFirstName(creator.title) ?? '',
    handle: toLine(creator.handle.replace(/^@/, '')),
    platform: platformNames[creator.platform],
    subscribers: creator.subscribers === null ? '' : formatCount(creator.subscribers),
    category: category ? getCategoryName(category) : '',
    country: creator.region ? getCountryName(creator.region) : '',
    url: creator.url ?? '',
    latest_post: toPostTitle(creator.latest_post ?? ''),
    ...toColumnValues(columns),
  }
}

function toColumnValues(columns: Readonly<Record<string, string>>): Record<ColumnField, string> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [toColumnField(name.toLowerCase()), toLine(value)]),
  )
}

/** Values for a test mail without a chosen creator. */
export function toExampleValues(): MergeValues {
  return Object.fromEntries(mergeFields.map(({ name, example }) => [name, example]))
}

function toLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** The first line of a title or caption, without the tags at its end, cut between two words. */
function toPostTitle(text: string): string {
  const lines = text.split(/[\r\n\u2028\u2029]/).map(toLine)
  const title = (lines.find((line) => line !== '') ?? '').replace(/(?:\s*#[\p{L}\p{N}_]+)+$/u, '')
  if (title.length <= postTitleMaxLength) return title
  const start = title.slice(0, postTitleMaxLength)
  const end = start.lastIndexOf(' ')
  return `${(end > postTitleMaxLength / 2 ? start.slice(0, end) : start).toWellFormed().replace(/[\s\p{P}\ufffd]+$/u, '')}…`
}

/** Formats a count as creator cards do: 950, 1.5K, 2.0M. */
function formatCount(value: number): string {
  if (value >= 999_950) return `${(value / 1_000_000).toFixed(1)}M`
  if (value >= 1000) return `${(value / 1000).toFixed(1)}K`
  return String(value)
}
