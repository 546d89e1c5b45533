import { describe, expect, test } from 'vitest'
import { composeEmbeddingText } from './embedding-text.ts'

describe('the text that is embedded', () => {
  test('is the name, the categories, the keywords and the beginning of the description', () => {
    expect(
      composeEmbeddingText({
        title: 'Mara Bakes',
        description: 'Plant-based cakes\nfrom Lisbon. https://mara.test/x',
        content_categories: ['baking', 'vegan_vegetarian'],
        keywords: ['vegan cake'],
      }),
    ).toBe('Mara Bakes. Baking, Vegan & Vegetarian. vegan cake. Plant-based cakes from Lisbon.')
  })

  test('is short, ends with a whole word and never within a letter', () => {
    expect(composeEmbeddingText({ title: 'A', description: 'word '.repeat(100) })).toMatch(/^A\. (word )*word$/)
    const emoji = composeEmbeddingText({ title: 'A', description: `x${'😀'.repeat(200)}` })
    expect(emoji.length).toBeLessThan(140)
    expect(emoji.isWellFormed()).toBe(true)
  })
})
