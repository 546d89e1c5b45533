import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import type { Platform } from '@troupe/contract/catalogues/platforms'

/**
 * Distributes requests over platforms. Each platform first gets the requests of one list, the cheapest platform first;
 * the rest is handed out in turn, each time for the figures of one creator. Platforms missing in the result get none.
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
  const cheapestFirst = platforms.toSorted(
    (first, second) => platformFacts[first].requests.list - platformFacts[second].requests.list,
  )
  for (const platform of cheapestFirst) grant(platform, platformFacts[platform].requests.list)
  const asked = platforms.filter((platform) => shares.has(platform))
  while (asked.filter((platform) => grant(platform, platformFacts[platform].requests.creator)).length > 0);
  return shares
}
