import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { platformFacts } from '@troupe/contract/catalogues/platform-facts'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import type { FoundCriterion } from '../brand-analyser-port.ts'
import { findWords } from './reasons.ts'

export interface SuggestedPlatforms {
  /** The most fitting first; all platforms if nothing favours one. */
  readonly platforms: readonly Platform[]
  /** Words of the text that favour a platform; empty if only the field does. */
  readonly reasons: readonly { readonly platform: Platform; readonly words: string; readonly isNamed: boolean }[]
}

const refusal = /\b(?:not|no|never|without|except|nothing|avoid|skip|ignore)\b[^.!?]{0,24}$/i

/**
 * Formats and audiences that favour a platform: YouTube has long explanations and older viewers; Instagram has
 * pictures, styles and adult buyers; TikTok has short clips, trends and the youngest viewers.
 */
const signs: readonly { readonly pattern: RegExp; readonly points: Partial<Record<Platform, number>> }[] = [
  {
    pattern:
      /\b(?:tutorials?|in-depth|long-form|documentar(?:y|ies)|vlogs?|vloggers?|unbox(?:ing)?|reviewers?|lectures?|explainers?|let[’']?s plays?|podcasts?|webinars?|how-to)\b/i,
    points: { youtube: 2 },
  },
  {
    pattern: /\b(?:b2b|enterprises?|it managers?|executives|developers|engineers|accountants)\b/i,
    points: { youtube: 2 },
  },
  {
    pattern: /\b(?:retirees?|pensioners?|seniors|over[ -](?:50|60)|grandparents)\b/i,
    points: { youtube: 2, instagram: 1, tiktok: -2 },
  },
  {
    pattern:
      /\b(?:lookbooks?|aesthetics?|photographers?|photogenic|stor(?:y|ies) posts?|outfit[ -]of[ -]the[ -]day|ootd|flat lays?|visual storytellers?)\b/i,
    points: { instagram: 2 },
  },
  {
    pattern: /\b(?:mums?|moms?|mothers?|brides?|women over \d+|homeowners?|interior stylists?)\b/i,
    points: { instagram: 2 },
  },
  {
    pattern: /\b(?:short(?:[ -]form)? videos?|trends?|viral|challenges?|duets?|memes?|skits?|transitions?)\b/i,
    points: { tiktok: 2, instagram: 1 },
  },
  {
    pattern: /\b(?:gen[ -]?z|teens?|teenagers?|students?|undergraduates?|young people|under[ -]25|twenty-year-olds)\b/i,
    points: { tiktok: 2, instagram: 1 },
  },
]

/** Platforms on which creators of a field are most common: some topics need long explanations, others pictures. */
const byField: readonly { readonly ids: readonly CategoryId[]; readonly points: Partial<Record<Platform, number>> }[] =
  [
    {
      ids: [
        'education',
        'study_tips',
        'science',
        'technology',
        'gadgets_reviews',
        'programming_coding',
        'artificial_intelligence',
        'cybersecurity',
        'gaming',
        'esports',
        'board_games',
        'film_reviews',
        'instruments',
        'music_production',
        'cars_motorcycles',
        'electric_vehicles',
        'business',
        'entrepreneurship',
        'marketing',
        'finance_investing',
        'news_politics',
      ],
      points: { youtube: 1 },
    },
    {
      ids: [
        'beauty',
        'skincare',
        'makeup',
        'haircare',
        'nails_nail_art',
        'fashion',
        'streetwear',
        'thrifting_vintage',
        'food_cooking',
        'baking',
        'vegan_vegetarian',
        'street_food',
        'dance',
        'fitness',
        'yoga_pilates',
        'dogs',
        'cats',
        'pets',
        'comedy',
      ],
      points: { instagram: 1, tiktok: 1 },
    },
    {
      ids: [
        'luxury_fashion',
        'luxury_travel',
        'fine_dining',
        'home_decor',
        'travel',
        'real_estate',
        'family_parenting',
      ],
      points: { instagram: 1, youtube: 1 },
    },
  ]

/** A platform is suggested from this share of the best platform's points on. */
const fittingShare = 0.5

/**
 * Suggests platforms for a text: those it asks for, else those it names, else those that its words and field favour. If
 * only the field is known, suggests all, the field's platforms first.
 */
export function suggestPlatforms(
  text: string,
  criteria: readonly FoundCriterion[],
  field: CategoryId | undefined,
): SuggestedPlatforms {
  const asked = criteria.find(({ filter }) => filter === 'platforms')
  if (asked?.filter === 'platforms') {
    const words = asked.quotes.join(', ')
    return { platforms: asked.values, reasons: asked.values.map((platform) => ({ platform, words, isNamed: true })) }
  }
  const refused = platforms.filter((platform) => isRefused(text, platform))
  const allowed = refused.length < platforms.length ? platforms.filter((one) => !refused.includes(one)) : platforms
  const named = allowed.flatMap((platform) => {
    const words = findWords(text, platformFacts[platform].inBrief)
    return words ? [{ platform, words, isNamed: true }] : []
  })
  if (named.length > 0) return { platforms: named.map(({ platform }) => platform), reasons: named }
  const points = countPoints(text, field)
  const ordered = allowed.toSorted((first, second) => points(second) - points(first))
  const reasons = findSigns(text).filter(({ platform }) => allowed.includes(platform))
  const least = Math.max(1, ...ordered.map((platform) => points(platform) * fittingShare))
  const fitting = ordered.filter((platform) => points(platform) >= least)
  return { platforms: reasons.length > 0 && fitting.length > 0 ? fitting : ordered, reasons }
}

function isRefused(text: string, platform: Platform): boolean {
  const match = platformFacts[platform].inBrief.exec(text)
  return match !== null && refusal.test(text.slice(Math.max(0, match.index - 40), match.index))
}

function findSigns(text: string): SuggestedPlatforms['reasons'] {
  return signs.flatMap(({ pattern, points }) => {
    const words = findWords(text, pattern)
    const [best] = platforms.toSorted((first, second) => (points[second] ?? 0) - (points[first] ?? 0))
    return words && best ? [{ platform: best, words, isNamed: false }] : []
  })
}

function countPoints(text: string, field: CategoryId | undefined): (platform: Platform) => number {
  const spoken = signs.filter(({ pattern }) => pattern.test(text)).map(({ points }) => points)
  const usual = byField.filter(({ ids }) => field !== undefined && ids.includes(field)).map(({ points }) => points)
  return (platform) => [...spoken, ...usual].reduce((total, points) => total + (points[platform] ?? 0), 0)
}
