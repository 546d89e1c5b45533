import type { PlatformSearch } from '../../../modules/discovery/platforms/platform-port.ts'

/** Requested fields of each creator; gender and age are left out, since the catalogue does not store them. */
const fields =
  'id,username,biography,country,email,profile_picture_url,is_account_verified,insights.metrics(total_followers)'

/** The Graph API's default. */
const pageSize = 25

/** The parameters of `creator_marketplace_creators`. It knows no limits of engagement, nor languages, that could be asked for. */
export function toMarketplaceQuery(search: PlatformSearch, after: string | undefined): Record<string, string> {
  const { min, max } = widenToBuckets(search.subscribers)
  const activity = toActivity(search.postedWithinDays)
  return {
    query: search.text,
    ...(search.regions.length > 0 ? { creator_countries: JSON.stringify(search.regions) } : {}),
    ...(min === undefined ? {} : { creator_min_followers: String(min) }),
    ...(max === undefined ? {} : { creator_max_followers: String(max) }),
    ...(activity === undefined ? {} : { creator_latest_post_activity: activity }),
    fields,
    limit: String(pageSize),
    ...(after === undefined ? {} : { after }),
  }
}

const activityDays = [7, 30, 90]

/** The shortest time the marketplace knows in which all wanted creators have posted. */
function toActivity(postedWithinDays: number | undefined): string | undefined {
  const days = postedWithinDays && activityDays.find((days) => days >= postedWithinDays)
  return days ? `last_${days}_days` : undefined
}

/** The only limits that the creator marketplace takes; there is no way to ask for more than the last or less than the first. */
const bucketLimits = [10_000, 25_000, 50_000, 75_000, 100_000]

/** The narrowest limits that the marketplace accepts and that contain the requested range. */
export function widenToBuckets(asked: { min?: number | undefined; max?: number | undefined }): {
  min: number | undefined
  max: number | undefined
} {
  const { min, max } = asked
  return {
    min: min === undefined ? undefined : bucketLimits.findLast((limit) => limit <= min),
    max: max === undefined ? undefined : bucketLimits.find((limit) => limit >= max),
  }
}
