import type { Platform } from '@troupe/contract/platforms'

/** What listing creators costs: YouTube names channels in one answer and describes them in another. */
const fewestRequests: Record<Platform, number> = { youtube: 2, tiktok: 1, instagram: 1 }

/** What completing one more creator costs; YouTube describes the videos of several channels in one answer. */
const requestsPerCreator: Record<Platform, number> = { youtube: 2, tiktok: 2, instagram: 1 }

/**
 * Shares requests over platforms: first each gets what a list of creators costs, the cheapest first while it lasts, then turn
 * by turn what the figures of one more creator cost. A platform that is not in the answer gets none.
 */
export function shareRequests(total: number, platforms: readonly Platform[]): ReadonlyMap<Platform, number> {
  const shares = new Map<Platform, number>()
  let left = total
  const grant = (platform: Platform, requests: number) => {
    if (requests > left) return false
    shares.set(platform, (shares.get(platform) ?? 0) + requests)
    left -= requests
    return true
  }
  const cheapestFirst = platforms.toSorted((first, second) => fewestRequests[first] - fewestRequests[second])
  for (const platform of cheapestFirst) grant(platform, fewestRequests[platform])
  const asked = platforms.filter((platform) => shares.has(platform))
  while (asked.filter((platform) => grant(platform, requestsPerCreator[platform])).length > 0);
  return shares
}
