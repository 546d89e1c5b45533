import { z } from 'zod'
import { badParameter } from '../graph/graph-error.ts'
import { ageBuckets, devices, genders } from './creator-audience.ts'
import { interests } from './creator-interests.ts'

const followerSteps = ['0', '10000', '25000', '50000', '75000', '100000'] as const
const engagedSteps = ['0', '2000', '10000', '50000', '100000'] as const

/** Reads a list: JSON (`["US"]`), JSON with the single quotes of the documentation's examples, or one bare value. */
function readList(text: string): unknown {
  if (!text.startsWith('[')) return [text]
  try {
    return JSON.parse(text.replaceAll("'", '"'))
  } catch {
    return text
  }
}

const list = <Item extends z.ZodType>(item: Item) => z.string().transform(readList).pipe(z.array(item)).default([])
const step = <Steps extends readonly string[]>(steps: Steps) => z.enum(steps).transform(Number)
const country = z.string().regex(/^[A-Z]{2}$/, 'must be an ISO country code')

/** Filters of a search. States are accepted but have no effect, because no creator in the sandbox has one. */
const filters = {
  creator_countries: list(country),
  creator_states: list(z.string()),
  creator_min_followers: step(followerSteps).optional(),
  creator_max_followers: step([...followerSteps.slice(1)]).optional(),
  creator_age_bucket: z.enum(ageBuckets).optional(),
  creator_gender: z.enum(genders).optional(),
  creator_interests: list(z.enum(interests)),
  creator_min_engaged_accounts: step(engagedSteps).optional(),
  creator_max_engaged_accounts: step([...engagedSteps.slice(1)]).optional(),
  major_audience_age_bucket: z.enum(ageBuckets).optional(),
  major_audience_gender: z.enum(genders).optional(),
  major_audience_countries: list(country),
  major_audience_device_type: list(z.enum(devices)),
  creator_latest_post_activity: z.enum(['last_7_days', 'last_30_days', 'last_90_days']).optional(),
  creator_follower_growth: z.enum(['top_10_percent', 'top_30_percent', 'top_50_percent']).optional(),
}

const MarketplaceQuery = z.object({
  ...filters,
  query: z.string().max(500).optional(),
  username: z.string().max(100).optional(),
  similar_to_creators: list(z.string()),
  limit: z.string().optional(),
  after: z.string().optional(),
  before: z.string().optional(),
})
export type MarketplaceQuery = z.output<typeof MarketplaceQuery>

function explain({ path, message, ...issue }: z.core.$ZodIssue): string {
  const name = path.length > 1 ? `${String(path[0])}[${String(path[1])}]` : String(path[0])
  if (issue.code !== 'invalid_value') return `Param ${name} is invalid: ${message}`
  return `Param ${name} must be one of {${issue.values.map(String).join(', ')}}`
}

function refuseContradictions(query: MarketplaceQuery, given: Readonly<Record<string, unknown>>): void {
  const filter = [...Object.keys(filters), 'query', 'similar_to_creators'].find((name) => given[name] !== undefined)
  if (query.username && filter) throw badParameter(`Param username cannot be combined with ${filter}`)
  if (query.query && query.similar_to_creators.length > 0) {
    throw badParameter('Param query cannot be combined with similar_to_creators')
  }
  for (const name of ['similar_to_creators', 'creator_interests'] as const) {
    if (query[name].length > 5) throw badParameter(`Param ${name} must have at most 5 elements`)
  }
  const { creator_min_followers: least = 0, creator_max_followers: most = Number.POSITIVE_INFINITY } = query
  if (least > most) throw badParameter('The minimum of the follower count exceeds its maximum')
  const { creator_min_engaged_accounts: few = 0, creator_max_engaged_accounts: many = Number.POSITIVE_INFINITY } = query
  if (few > many) throw badParameter('The minimum of the engaged accounts exceeds their maximum')
}

/** Reads the parameters of a marketplace search. Throws error 100 for unlisted values and for contradictions. */
export function readMarketplaceQuery(given: Readonly<Record<string, unknown>>): MarketplaceQuery {
  const parsed = MarketplaceQuery.safeParse(given)
  if (!parsed.success) throw badParameter(parsed.error.issues.map(explain).join('; '))
  refuseContradictions(parsed.data, given)
  return parsed.data
}
