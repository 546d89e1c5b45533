import { describe, expect, test } from 'vitest'
import { buildRarities } from '../../../../testing/term-rarities.ts'
import { parseSearchQuery } from '../analysis/query.ts'
import { toSearchFields } from '../analysis/search-fields.ts'
import { toRarity } from '../analysis/term-rarities.ts'
import { createWordScorer } from './score-words.ts'

const rarities = buildRarities({ vegan: 0.01, recip: 0.4 })

/** Scores a creator with this bio. */
function score(text: string, description: string, averageTermCount = 6): number {
  const fields = toSearchFields({ title: '', handle: '', description })
  const scoreWords = createWordScorer(parseSearchQuery(text), { rarities, catalogue: { averageTermCount } })
  return scoreWords({ indexText: fields.index_text, termCount: fields.term_count })
}

describe('the score of the words', () => {
  test('is BM25 with the saturation 1.2 and the length penalty 0.75', () => {
    // Two occurrences, since the bio counts twice, in a text of average length.
    expect(score('vegan', 'vegan bread rolls')).toBeCloseTo((-Math.log(0.01) * 2 * 2.2) / (2 + 1.2))
    expect(score('vegan', 'vegan', 0)).toBeCloseTo((-Math.log(0.01) * 2 * 2.2) / (2 + 1.2))
  })

  test('counts a rare word with a gloss no more than what it means', () => {
    expect(score('recetas', 'recetas bread rolls')).toBeCloseTo(score('recipes', 'recipes bread rolls'))
  })

  test('counts a gloss four fifths of a word of the query', () => {
    expect(score('vegano', 'vegan bread rolls')).toBeCloseTo(score('vegan', 'vegan bread rolls') * 0.8)
  })

  test('is 0 without any of the words', () => {
    expect(score('vegan', 'steak')).toBe(0)
    expect(score('vegan', '')).toBe(0)
    expect(score('the', 'the steak')).toBe(0)
  })

  test('grows with rarity and number of occurrences, and falls with the length of the text', () => {
    const plain = score('vegan', 'vegan bread')
    expect(score('recipes', 'recipes bread')).toBeLessThan(plain)
    expect(score('vegan', 'vegan vegan')).toBeGreaterThan(plain)
    expect(score('vegan', 'vegan bread rolls cakes')).toBeLessThan(plain)
    expect(score('vegan recipes', 'vegan recipes')).toBeGreaterThan(plain)
  })

  test('is lower for hashtags than for what a sentence says, and lower still for longer words', () => {
    const [sentence, hashtag, longer] = ['vegan food', '#vegan food', 'veganbakery food'].map((bio) =>
      score('vegan', bio),
    )
    expect(hashtag).toBeLessThan(sentence ?? 0)
    expect(longer).toBeGreaterThan(0)
    expect(longer).toBeLessThan(hashtag ?? 0)
  })

  test('counts two words of the query that a hashtag joins', () => {
    expect(score('meal prep', '#mealprep')).toBeGreaterThan(0)
    expect(score('vegan', '#mealprep')).toBe(0)
  })
})

test('the rarity of a term decreases with the share of creators who use it', () => {
  const each = ['unheard', 'vegan', 'recip'].map((term) => toRarity(term, rarities))
  expect(each).toEqual(each.toSorted((first, second) => second - first))
  expect(Math.min(...each)).toBeGreaterThan(0)
})
