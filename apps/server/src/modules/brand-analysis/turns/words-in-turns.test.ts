import { describe } from 'vitest'
import { itReads } from '../../../testing/wire/follow-ups.ts'

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
