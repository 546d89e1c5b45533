import { getCategoryName } from '@troupe/contract/categories'
import type { CreatorSource, EmailSource, PriceSource } from '@troupe/contract/creators'
import { platformNames } from '@troupe/contract/platforms'
import type { ShownCreatorRow } from '../found-creator-repository.ts'
import type { Cell, SheetColumn } from './sheet-cell.ts'

interface CreatorColumn extends SheetColumn {
  read(creator: ShownCreatorRow): Cell
}

const emailSources: Record<EmailSource, string> = {
  profile: 'profile',
  description: 'profile text',
  post: 'a post',
  import: 'imported list',
  creator: 'the creator',
}
const priceSources: Record<PriceSource, string> = { stated: 'stated', estimated: 'estimated' }
const sources: Record<CreatorSource, string> = {
  demo: 'demo data',
  import: 'imported list',
  onboarding: 'the creator',
  ...platformNames,
}
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** What a marketer needs of a creator, in the order in which it is looked for. Dates are ISO 8601. */
export const creatorColumns: readonly CreatorColumn[] = [
  { header: 'Name', width: 28, read: ({ title }) => title },
  { header: 'Platform', width: 11, read: ({ platform }) => platformNames[platform] },
  { header: 'Handle', width: 22, read: ({ handle }) => handle },
  { header: 'Profile', width: 40, read: ({ url }) => url },
  { header: 'Email', width: 30, read: ({ email }) => email },
  { header: 'Email found in', width: 14, read: ({ email_source }) => email_source && emailSources[email_source] },
  { header: 'Followers', width: 12, read: ({ subscribers }) => subscribers },
  { header: 'Engagement rate (%)', width: 19, read: ({ engagement_rate }) => engagement_rate },
  { header: 'Average views', width: 14, read: ({ average_views }) => average_views },
  { header: 'Average likes', width: 14, read: ({ average_likes }) => average_likes },
  { header: 'Posts', width: 9, read: ({ videos_count }) => videos_count },
  { header: 'Posts per week', width: 14, read: ({ posting_frequency }) => posting_frequency },
  { header: 'Last post', width: 21, read: ({ last_posted_at }) => toIsoText(last_posted_at) },
  { header: 'Price per post (USD)', width: 19, read: ({ estimated_price }) => estimated_price },
  { header: 'Price is', width: 10, read: ({ price_source }) => price_source && priceSources[price_source] },
  { header: 'Country', width: 18, read: ({ region }) => (region && regions.of(region)) || null },
  { header: 'Language', width: 14, read: ({ language }) => (language && languages.of(language)) || null },
  {
    header: 'Categories',
    width: 34,
    read: ({ content_categories }) => content_categories.map(getCategoryName).join(', '),
  },
  { header: 'Verified', width: 9, read: ({ verified }) => verified },
  { header: 'Description', width: 60, read: ({ description }) => description },
  { header: 'Data from', width: 14, read: ({ source }) => sources[source] },
  { header: 'Data read at', width: 21, read: ({ fetched_at }) => toIsoText(fetched_at) },
  { header: 'Confirmed by the creator', width: 23, read: ({ confirmed_at }) => toIsoText(confirmed_at) },
  { header: 'Gone from the platform since', width: 27, read: ({ vanished_at }) => toIsoText(vanished_at) },
  { header: 'Platform id', width: 27, read: ({ channel_id }) => channel_id },
  { header: 'Troupe id', width: 10, read: ({ id }) => String(id) },
]

export function toCells(creator: ShownCreatorRow): Cell[] {
  return creatorColumns.map((column) => column.read(creator))
}

function toIsoText(date: Date | null): string | null {
  return date && `${date.toISOString().slice(0, 19)}Z`
}
