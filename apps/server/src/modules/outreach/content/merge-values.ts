import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import { getCountryName } from '@troupe/contract/catalogues/countries'
import { type Platform, platformNames } from '@troupe/contract/catalogues/platforms'
import { type MergeValues, mergeFields } from '@troupe/contract/mail/merge-fields'

/** Fields of a stored creator that mails can mention. */
export interface NameableCreator {
  readonly platform: Platform
  readonly title: string
  readonly handle: string
  readonly url: string | null
  readonly subscribers: number | null
  readonly region: string | null
  readonly content_categories: readonly CategoryId[]
}

/** The values of the merge fields, one line each; empty if unknown. */
export function toMergeValues(creator: NameableCreator): MergeValues {
  const [category] = creator.content_categories
  return {
    title: toLine(creator.title),
    handle: toLine(creator.handle.replace(/^@/, '')),
    platform: platformNames[creator.platform],
    subscribers: creator.subscribers === null ? '' : formatCount(creator.subscribers),
    category: category ? getCategoryName(category) : '',
    country: creator.region ? getCountryName(creator.region) : '',
    url: creator.url ?? '',
  }
}

/** Values for a test mail without a chosen creator. */
export function toExampleValues(): MergeValues {
  const examples = Object.fromEntries(mergeFields.map(({ name, example }) => [name, example]))
  return { title: '', handle: '', platform: '', subscribers: '', category: '', country: '', url: '', ...examples }
}

function toLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Formats a count as creator cards do: 950, 1.5K, 2.0M. */
function formatCount(value: number): string {
  if (value >= 999_950) return `${(value / 1_000_000).toFixed(1)}M`
  if (value >= 1000) return `${(value / 1000).toFixed(1)}K`
  return String(value)
}
