import { describe, expect, test } from 'vitest'
import { buildRarities } from '../../../../testing/term-rarities.ts'
import { createWordSplitter, listSplitTerms, parseSearchQuery } from './query.ts'

describe('a search text', () => {
  test('is asked for word by word, each also as the beginning of a hashtag', () => {
    expect(parseSearchQuery('Meal Prep').units).toEqual([
      { term: 'meal', joined: ['mealprep'], word: 'Meal' },
      { term: 'prep', joined: ['mealprep'], word: 'Prep' },
    ])
  })

  test('asks for a repeated word once, and for no more than 24', () => {
    expect(parseSearchQuery('cake cakes CAKE').units.map(({ term }) => term)).toEqual(['cake'])
    const many = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
    expect(parseSearchQuery(many).units).toHaveLength(24)
  })

  test.each([
    ['vegan baking', ['baking', 'vegan_vegetarian']],
    ['electric car', ['electric_vehicles']],
    ['stand-up comedy', ['standup']],
    ['skin care', ['skincare']],
    ['anime', ['anime_manga']],
    ['product reviews', []],
    ['recetas veganas', ['food_cooking', 'vegan_vegetarian']],
  ])('"%s" names the categories %j', (text, categories) => {
    expect([...parseSearchQuery(text).categories].sort()).toEqual(categories)
  })

  test('in another language asks for creators who speak it, and adds the meaning in English', () => {
    expect(parseSearchQuery('recettes faciles')).toMatchObject({
      languages: ['fr'],
      meaning: 'recettes faciles. Food & Cooking',
    })
    expect(parseSearchQuery('easy recipes').languages).toEqual([])
  })

  test.each([
    ['@greta.bakes', 'gretabakes'],
    ['Greta Bakes', 'gretabakes'],
    ['https://www.tiktok.com/@greta.bakes?lang=en', 'gretabakes'],
    ['youtube.com/c/GretaBakes', 'gretabakes'],
    ['Grétà_bäkes', 'gretabakes'],
    ['x'.repeat(61), ''],
  ])('%j is the name %j', (text, nameKey) => {
    expect(parseSearchQuery(text).nameKey).toBe(nameKey)
  })

  test('without words asks by its meaning only', () => {
    expect(parseSearchQuery('😀😀')).toMatchObject({ units: [], meaning: '😀😀' })
    expect(parseSearchQuery(' \u0000 ')).toMatchObject({ units: [], meaning: '' })
  })
})

describe('a glued word', () => {
  const shares = new Map([
    ['home', 0.05],
    ['workout', 0.04],
    ['homeworkout', 0.002],
    ['car', 0.05],
    ['pet', 0.03],
    ['skincar', 0.06],
    ['skin', 0.05],
    ['care', 0.05],
    ['carpet', 0.2],
  ])
  const split = createWordSplitter(buildRarities(Object.fromEntries(shares)))

  test('is read as the two words that the catalogue knows', () => {
    expect(split('Homeworkout')).toEqual(['home', 'workout'])
    const query = parseSearchQuery('#homeworkout', split)
    expect(query.units.map(({ term, joined }) => [term, ...joined])).toEqual([
      ['home', 'homeworkout'],
      ['workout', 'homeworkout'],
    ])
    expect(query.meaning).toBe('#home workout')
  })

  test('stays one where it is common as one, or a part is not known', () => {
    expect(split('skincare')).toBeUndefined()
    expect(split('carpet')).toBeUndefined()
    expect(split('gardenhose')).toBeUndefined()
    expect(split('日本料理')).toBeUndefined()
  })

  test('asks for the terms of every way to read it', () => {
    expect(listSplitTerms('vanlife')).toEqual(['van', 'life', 'vanl', 'ife'])
  })
})
