import { createRandom } from '../../lib/random.ts'
import type { Channel } from '../../platforms/channel.ts'
import type { World } from '../../platforms/world.ts'
import { type FieldRequest, type NodeType, selectFields } from '../graph/field-expression.ts'
import { badParameter } from '../graph/graph-error.ts'
import { composePermalink, countViews, findMediaType, formatTimestamp, listMedia, type Media } from '../graph/media.ts'
import { drawTraits } from './creator-audience.ts'

/** Maximum number of a creator's posts that the marketplace shows. */
const mostMedia = 30

/** Invented brands. */
const brands = ['fernwood.goods', 'lumen.and.oak', 'northfold', 'little.harbour', 'saltmarket', 'oriel.studio']

/** Returns the brand that paid for a post; undefined if it is unpaid. */
function findBrand({ post, channel }: Media): string | undefined {
  const random = createRandom(`${post.id}/brand`)
  return drawTraits(channel).hasPartnerships && random.chance(0.2) ? random.pick(brands) : undefined
}

const mediaMetrics: Readonly<Record<string, (media: Media) => number | undefined>> = {
  likes: ({ post }) => post.likes,
  comments: ({ post }) => post.comments,
  views: countViews,
  shares: ({ post }) => post.shares,
}

function presentMetrics(media: Media, { modifiers }: FieldRequest): unknown {
  const names =
    modifiers
      .get('metrics')
      ?.split(',')
      .map((name) => name.trim()) ?? Object.keys(mediaMetrics)
  const data = names.flatMap((name) => {
    const measure = Object.hasOwn(mediaMetrics, name) ? mediaMetrics[name] : undefined
    if (!measure) throw badParameter(`Param metrics must be one of {${Object.keys(mediaMetrics).join(', ')}}`)
    const value = measure(media)
    return value === undefined ? [] : [{ name, period: 'lifetime', values: [{ value }] }]
  })
  return { data }
}

/** The same posts as in business discovery, with other field names. */
const marketplaceMediaNode: NodeType<Media> = {
  name: 'IGMediaForCreatorMarketplace',
  fields: {
    id: ({ post }) => post.id,
    product_type: (media) => (findMediaType(media) === 'VIDEO' ? 'REELS' : 'FEED'),
    media_type: findMediaType,
    permalink: composePermalink,
    creation_time: ({ post }) => formatTimestamp(post.publishedAt),
    caption: ({ post }) => post.description || undefined,
    tagged_brand: findBrand,
    ...mediaMetrics,
    insights: presentMetrics,
  },
}

const present = (media: readonly Media[], field: FieldRequest) => ({
  data: media.map((one) => selectFields(marketplaceMediaNode, one, field.fields ?? [])),
})

/** `recent_media{...}`: a creator's latest posts. */
export function presentRecentMedia(
  world: World,
  account: { channel: Channel; origin: string },
  field: FieldRequest,
): unknown {
  return present(listMedia(world, account, mostMedia), field)
}

/** `branded_content_media{...}`: the latest posts that a brand paid for. */
export function presentBrandedMedia(
  world: World,
  account: { channel: Channel; origin: string },
  field: FieldRequest,
): unknown {
  const branded = listMedia(world, account, mostMedia).filter((media) => findBrand(media) !== undefined)
  return present(branded, field)
}

/** Lists the brands that paid for the latest posts. */
export function listPartners(world: World, account: { channel: Channel; origin: string }): string[] {
  return [...new Set(listMedia(world, account, mostMedia).flatMap((media) => findBrand(media) ?? []))]
}
