import type { HybridSearchRequest } from '@troupe/contract/discovery'
import type { LinkProps } from 'react-router'
import { z } from 'zod'

/** How the address of Rapid Search names what is searched for. */
export const rapidSearchNames = { query: 'q', platforms: 'platforms' } as const

/** Not in the address: a page opened by an address alone must not spend requests that platforms count. */
const Errand = z.object({ runsAtOnce: z.literal(true) })

/** The link to Rapid Search that asks the platforms for the text of a search as soon as it is followed. */
export function toRapidSearchLink({
  query_text,
  platforms,
}: Pick<HybridSearchRequest, 'query_text' | 'platforms'>): Pick<LinkProps, 'to' | 'state'> {
  const named = { [rapidSearchNames.query]: query_text, [rapidSearchNames.platforms]: platforms.join(',') }
  const errand: z.output<typeof Errand> = { runsAtOnce: true }
  return { to: { pathname: '/rapid-search', search: `${new URLSearchParams(named)}` }, state: errand }
}

/** Whether the state of a location is that of a link that was followed just now. */
export function runsAtOnce(state: unknown): boolean {
  return Errand.safeParse(state).success
}
