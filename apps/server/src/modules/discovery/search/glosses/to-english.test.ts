import { describe, expect, test } from 'vitest'
import { toEnglish } from './to-english.ts'

describe('the English of a text', () => {
  test('has glosses in place of words, and no words without a topic', () => {
    expect(toEnglish('Recetas de pan para principiantes')).toBe('recipe bread beginner')
    expect(toEnglish('рецепты тортов для начинающих')).toBe('recipe cake beginner')
  })

  test('keeps words without a gloss, punctuation and English', () => {
    expect(toEnglish('Recetas veganas. Zubrowka, for everyone')).toBe('recipe vegan . Zubrowka, for everyone')
  })

  test.each(['The Art of War', 'vegan cakes for the weekend', 'de la', ''])('of %j is the text itself', (text) => {
    expect(toEnglish(text)).toBe(text)
  })
})
