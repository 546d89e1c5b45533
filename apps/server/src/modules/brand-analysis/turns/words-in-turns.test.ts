import type { CreatorCriteria } from '@troupe/contract/conversations'
import { describe, expect, it } from 'vitest'
import { itReads, startCriteria } from '../../../testing/wire/follow-ups.ts'
import { refineCriteria } from '../refine-criteria.ts'

describe('a follow-up message with "instead of", or a word with a hyphen', () => {
  itReads([
    [
      'plant-based cakes too',
      {
        keywords: ['skincare routine', 'vegan', 'plant-based cakes'],
        categories: ['skincare', 'beauty', 'baking', 'vegan_vegetarian'],
      },
      'also plant-based cakes',
    ],
    ['vegan-only', { keywords: ['vegan'], categories: ['vegan_vegetarian'] }],
    [
      'cats instead of dogs',
      {
        keywords: ['cats', 'skincare routine', 'vegan'],
        categories: ['cats', 'skincare', 'beauty'],
        excluded_keywords: ['dogs'],
      },
      'more about Cats',
      'without Dogs',
    ],
    [
      'instead of skincare, haircare',
      { keywords: ['haircare', 'vegan'], categories: ['haircare', 'beauty'], excluded_keywords: ['skincare'] },
    ],
    [
      'Katzen statt Hunde',
      {
        keywords: ['Katzen', 'skincare routine', 'vegan'],
        categories: ['cats', 'skincare', 'beauty'],
        excluded_keywords: ['Hunde'],
      },
    ],
  ])
})

describe('a follow-up message that exchanges one thing for another', () => {
  const youTube: Partial<CreatorCriteria> = { platforms: ['instagram', 'youtube'] }
  const hair: Partial<CreatorCriteria> = {
    keywords: ['haircare', 'vegan'],
    categories: ['haircare', 'beauty'],
    excluded_keywords: ['skincare'],
  }
  itReads([
    ['swap TikTok for YouTube', youTube, 'also YouTube', 'no TikTok'],
    ['change the platform from TikTok to YouTube', youTube],
    ['swap TikTok and Instagram for YouTube', { platforms: ['youtube'] }],
    ['replace TikTok with YouTube and Instagram', youTube],
    ['can you swap US for UK and also add YouTube', { regions: ['GB'], platforms: ['tiktok', 'instagram', 'youtube'] }],
    ['replace skincare with haircare', hair],
    ['replace TikTok', { platforms: ['instagram'] }],
    ['replace the price with 500', { max_price: 500 }],
    ['change the country to Germany', { regions: ['DE'] }],
    ['ersetze die USA durch Kanada', { regions: ['CA'] }],
    ['échange TikTok contre YouTube', youTube],
    ['cambia TikTok por YouTube', youTube],
    ['troque TikTok por YouTube', youTube],
    ['sostituisci TikTok con YouTube', youTube],
    ['замени TikTok на YouTube', youTube],
    ['ganti TikTok dengan YouTube', youTube],
    ['thay TikTok bằng YouTube', youTube],
    ["TikTok'u YouTube ile değiştir", youTube],
    ['استبدل TikTok ب YouTube', youTube],
    ['把TikTok换成YouTube', youTube],
    ['TikTokをYouTubeに変えて', youTube],
    ['틱톡을 유튜브로 바꿔줘', youTube],
    ['换成YouTube', { platforms: ['youtube'] }],
  ])

  it.each(['exchange students', 'I want to trade stocks'])('is no other message with such a word: %s', (message) => {
    expect(refineCriteria(message, startCriteria, 10).is_refinement).toBe(false)
  })
})

describe('a follow-up message about the people', () => {
  itReads([
    ['only female creators', { keywords: ['female', 'skincare routine', 'vegan'] }, 'more about female'],
    ['nur Frauen', { keywords: ['Frauen', 'skincare routine', 'vegan'] }],
    ['只要女博主', { keywords: ['女', 'skincare routine', 'vegan'] }],
    ['no men', { excluded_keywords: ['men'] }],
    ['only female gamers', { keywords: ['female gamers'], categories: ['gaming'] }],
  ])
})

describe('a follow-up message about prices', () => {
  itReads([
    ['cheap', { max_price: 500 }],
    ['not cheap', { max_price: 2000 }],
    ['not so cheap please', { max_price: 2000 }],
    ['not expensive', { max_price: 500 }],
    ['not too expensive', { max_price: 500 }],
    ['not too pricey', { max_price: 500 }],
    ['not cheap enough', { max_price: 500 }],
    ['不要太贵', { max_price: 500 }],
  ])
})
