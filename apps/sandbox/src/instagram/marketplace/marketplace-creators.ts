import { createRandom } from '../../lib/random.ts'
import type { Channel } from '../../platforms/channel.ts'
import type { World } from '../../platforms/world.ts'
import { type NodeType, parseFields, selectFields } from '../graph/field-expression.ts'
import { takePage } from '../graph/graph-paging.ts'
import { drawTraits } from './creator-audience.ts'
import { presentInsights } from './creator-insights.ts'
import { listPartners, presentBrandedMedia, presentRecentMedia } from './marketplace-media.ts'
import { readMarketplaceQuery } from './marketplace-query.ts'
import { searchMarketplace } from './marketplace-search.ts'

interface Candidate {
  readonly world: World
  readonly channel: Channel
  readonly origin: string
  /** Whether the creator was requested by name; partnerships and posts are shown only then. */
  readonly isNamed: boolean
}

const ofNamed =
  <Value>(read: (candidate: Candidate) => Value) =>
  (candidate: Candidate): Value | undefined =>
    candidate.isNamed ? read(candidate) : undefined

const candidateNode: NodeType<Candidate> = {
  name: 'IGUserExportForCAM',
  fields: {
    id: ({ channel }) => channel.record.channel_id,
    username: ({ channel }) => channel.record.handle,
    biography: ({ channel }) => channel.record.description || undefined,
    country: ({ channel }) => channel.record.region,
    gender: ({ channel }) => (drawTraits(channel).isOnboarded ? drawTraits(channel).gender : undefined),
    age_bucket: ({ channel }) => (drawTraits(channel).isOnboarded ? drawTraits(channel).ageBucket : undefined),
    email: ({ channel }) => channel.record.email,
    portfolio_url: findPortfolio,
    profile_picture_url: ({ channel, origin }) => `${origin}${channel.record.avatar}`,
    is_account_verified: ({ channel }) => channel.record.verified ?? false,
    onboarded_status: ({ channel }) => drawTraits(channel).isOnboarded,
    has_brand_partnership_experience: ofNamed(({ channel }) => drawTraits(channel).hasPartnerships),
    past_brand_partnership_partners: ofNamed(({ world, channel, origin }) => listPartners(world, { channel, origin })),
    insights: ({ world, channel }, field) => presentInsights(world, channel, field),
    recent_media: (candidate, field) =>
      candidate.isNamed ? presentRecentMedia(candidate.world, candidate, field) : undefined,
    branded_content_media: (candidate, field) =>
      candidate.isNamed ? presentBrandedMedia(candidate.world, candidate, field) : undefined,
    past_partnership_ads_media: ofNamed(() => ({ data: [] })),
    is_paid_partnership_messages_enabled: ({ channel }) => drawTraits(channel).isOnboarded,
  },
}

function findPortfolio({ channel }: Candidate): string | undefined {
  const { channel_id, handle } = channel.record
  return createRandom(`${channel_id}/portfolio`).chance(0.25)
    ? `https://portfolio.example/${encodeURIComponent(handle)}`
    : undefined
}

/** Serializes the parameters that identify a query; paging and fields do not. */
function composeQuestion(given: Readonly<Record<string, unknown>>): string {
  const ofPage = ['fields', 'limit', 'after', 'before', 'access_token']
  return JSON.stringify(
    Object.entries(given)
      .filter(([name]) => !ofPage.includes(name))
      .sort(),
  )
}

/** The edge `creator_marketplace_creators`: a page of the matching creators, with the requested fields. */
export function listMarketplaceCreators(
  world: World,
  given: Readonly<Record<string, unknown>>,
  origin: string,
): Record<string, unknown> {
  const query = readMarketplaceQuery(given)
  const fields = parseFields(typeof given.fields === 'string' ? given.fields : 'id,username')
  const found = searchMarketplace(world, query)
  const { items, paging } = takePage(
    { total: found.length, slice: (from, to) => found.slice(from, to), question: composeQuestion(given) },
    query,
  )
  const isNamed = query.username !== undefined
  return {
    data: items.map((channel) => selectFields(candidateNode, { world, channel, origin, isNamed }, fields)),
    ...(paging ? { paging } : {}),
  }
}
