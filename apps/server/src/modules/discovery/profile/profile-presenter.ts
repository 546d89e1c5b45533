import type { CreatorPrice, CreatorProfile, EstimateBasis, ShownPost } from '@troupe/contract/discover/creator-profile'
import type { PostDisclosure } from '@troupe/contract/discover/post-disclosure'
import { explainPrice } from '@troupe/contract/discover/rate-model'
import { referToMessage, toWireMessage } from '@troupe/contract/messages/wire-message'
import type { ToImagePath } from '../../../images/image-paths.ts'
import type { CreatorPostRow } from '../catalogue/creator-post-repository.ts'
import { presentCreator } from '../catalogue/creator-presenter.ts'
import type { ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import { isFromPlatform } from '../catalogue/value-ages.ts'
import { judgeByPlatform, judgePost } from '../disclosure/disclosure-policy.ts'
import type { ProfileFindings } from './get-profile.ts'
import type { RefreshJudgement } from './refresh-policy.ts'

export function presentProfile(findings: ProfileFindings, toImagePath: ToImagePath): CreatorProfile {
  const { creator, history, posts, signals, notKnown, similar, samePerson, refresh } = findings
  const { profile_read_at, tried_at, ...shown } = creator
  return {
    creator: presentCreator(shown, toImagePath),
    history: [...history],
    recent_posts: posts.map((post) => ({
      ...presentPost(post, toImagePath),
      disclosure: presentDisclosure(post, findings),
    })),
    price: presentPrice(findings),
    signals: [...signals],
    not_known: notKnown.map(({ text }) => text),
    not_known_messages: notKnown.flatMap((said) => referToMessage(said) ?? []),
    similar: similar.map((other) => ({
      creator: presentCreator(other.creator, toImagePath),
      // The product of two rounded vectors of length 1 can exceed 1.
      closeness: Math.min(1, Math.max(0, other.closeness)),
    })),
    same_person: samePerson.map(({ creator: other, link }) => ({
      creator: presentCreator(other, toImagePath),
      reasons: [...link.reasons],
      basis: link.reasons.map((reason) => reasonWords[reason]).join('; '),
    })),
    refresh: presentRefresh(refresh),
  }
}

const reasonWords = {
  email: 'Same e-mail address',
  handle_and_name: 'Same handle and a like name',
  named: 'Named in the description',
} as const

function presentPost(
  { post_id, published_at, text, is_paid, ...post }: CreatorPostRow,
  toImagePath: ToImagePath,
): Omit<ShownPost, 'disclosure'> {
  return {
    id: post_id,
    ...post,
    thumbnail_path: toImagePath(post.thumbnail),
    published_at: published_at?.toISOString() ?? null,
  }
}

/** Without permission to derive, only what the platform itself says. */
function presentDisclosure(
  { title, text, is_paid: isPaid }: CreatorPostRow,
  { creator, mayDerive }: ProfileFindings,
): PostDisclosure | null {
  return mayDerive ? judgePost({ title, text, isPaid }, creator.handle) : judgeByPlatform({ isPaid })
}

/** Without permission to derive, no price is estimated of the platform's figures. */
function presentPrice({ creator, mayDerive }: ProfileFindings): CreatorPrice {
  const basis = mayDerive || !isFromPlatform(creator.source) ? presentBasis(creator) : null
  return { dollars: creator.estimated_price, source: creator.price_source, basis }
}

function presentBasis(creator: ShownCreatorRow): EstimateBasis | null {
  const mainCategory = creator.content_categories[0]
  const explained = explainPrice({
    platform: creator.platform,
    followers: creator.subscribers ?? undefined,
    averageViews: creator.average_views ?? undefined,
    engagementRate: creator.engagement_rate ?? undefined,
    mainCategory,
    region: creator.region ?? undefined,
  })
  if (!explained) return null
  return {
    followers: creator.subscribers,
    average_views: creator.average_views,
    engagement_rate: creator.engagement_rate,
    main_category: mainCategory ?? null,
    region: creator.region,
    dollars_per_thousand_views: explained.dollarsPerThousandViews,
    dollars_per_thousand_followers: explained.dollarsPerThousandFollowers,
    by_views: explained.byViews ?? null,
    by_followers: explained.byFollowers ?? null,
    category_factor: explained.categoryFactor,
    region_factor: explained.regionFactor,
    engagement_factor: explained.engagementFactor,
    least_dollars: explained.leastDollars,
    dollars: explained.dollars,
  }
}

function presentRefresh(judgement: RefreshJudgement): CreatorProfile['refresh'] {
  if ('live' in judgement) return { possible: true, reason: null, possible_at: null }
  const [said, at] = 'obstacle' in judgement ? [judgement.obstacle, null] : [judgement.tooSoon, judgement.possibleAt]
  return { possible: false, reason: said.text, possible_at: at?.toISOString() ?? null, ...toWireMessage(said) }
}
