import type { PlatformSearch } from '../../../modules/discovery/platforms/platform-port.ts'
import { widenToBuckets } from './follower-buckets.ts'

/** Requested fields of each creator; not gender and age, which the catalogue does not store. */
const fields =
  'id,username,biography,country,email,profile_picture_url,is_account_verified,insights.metrics(total_followers)'

/** The Graph API's own default. */
const pageSize = 25

/** The parameters of `creator_marketplace_creators`. It knows no limits of engagement that could be asked for. */
export function toMarketplaceQuery(search: PlatformSearch, after: string | undefined): Record<string, string> {
  const { min, max } = widenToBuckets(search.subscribers)
  return {
    query: search.text,
    ...(search.regions.length > 0 ? { creator_countries: JSON.stringify(search.regions) } : {}),
    ...(min === undefined ? {} : { creator_min_followers: String(min) }),
    ...(max === undefined ? {} : { creator_max_followers: String(max) }),
    fields,
    limit: String(pageSize),
    ...(after === undefined ? {} : { after }),
  }
}
