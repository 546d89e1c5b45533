import type { HybridSearchRequest } from '@troupe/contract/discovery'
import type { LinkProps } from 'react-router'
import { z } from 'zod'

/** Parameters of a search in the address of Rapid Search. */
export const rapidSearchNames = { query: 'q', platforms: 'platforms' } as const

/** Kept out of the address: opening an address must not spend requests of the platforms' quotas. */
const Errand = z.object({ runsAtOnce: z.literal(true) })

/** Returns a link to Rapid Search that searches the platforms for this text as soon as it is followed. */
export function toRapidSearchLink({
  query_text,
  platforms,
}: Pick<HybridSearchRequest, 'query_text' | 'platforms'>): Pick<LinkProps, 'to' | 'state'> {
  const named = { [rapidSearchNames.query]: query_text, [rapidSearchNames.platforms]: platforms.join(',') }
  const errand: z.output<typeof Errand> = { runsAtOnce: true }
  return { to: { pathname: '/rapid-search', search: `${new URLSearchParams(named)}` }, state: errand }
}

/** Whether a location was reached by such a link just now. */
export function runsAtOnce(state: unknown): boolean {
  return Errand.safeParse(state).success
}
