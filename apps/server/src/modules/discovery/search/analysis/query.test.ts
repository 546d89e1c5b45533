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

  test('in another language asks for creators who speak it, and for the English terms of its words', () => {
    const { languages, glossUnits, meaning } = parseSearchQuery('recettes faciles')
    expect(languages).toEqual(['fr'])
    expect(glossUnits).toEqual([
      { term: 'recip', joined: [], word: 'recettes', gloss: 'recipe', covers: ['recettes'] },
      { term: 'easi', joined: [], word: 'faciles', gloss: 'easy', covers: ['faciles'] },
    ])
    expect(meaning).toBe('recettes faciles')
    expect(parseSearchQuery('easy recipes')).toMatchObject({ languages: [], glossUnits: [] })
  })

  test.each([
    ['素食蛋糕', ['baking', 'vegan_vegetarian']],
    ['веганские торты', ['baking', 'vegan_vegetarian']],
    ['pasteles veganos', ['baking', 'vegan_vegetarian']],
  ])('in another language names categories by its glosses: %s', (text, categories) => {
    expect([...parseSearchQuery(text).categories].sort()).toEqual(categories)
  })

  test('asks for a phrase by the terms of its gloss, each standing for all its words', () => {
    expect(parseSearchQuery('masa madre').glossUnits).toEqual([
      { term: 'sourdough', joined: [], word: 'masa madre', gloss: 'sourdough', covers: ['masa', 'madre'] },
    ])
  })

  test('does not ask for "without", unless it has no other words', () => {
    const listWords = (text: string) => parseSearchQuery(text).units.map(({ word }) => word)
    expect(listWords('home workouts without equipment')).toEqual(['home', 'workouts', 'equipment'])
    expect(listWords('Without')).toEqual(['Without'])
  })

  test.each([
    ['exercise without a gym', ['exercise'], ['home', 'workout']],
    ['Exercise, no gym', ['Exercise'], ['home', 'workout']],
    ['dinners without meat', ['dinners'], ['vegetarian']],
    ['gym without mirrors', ['gym', 'mirrors'], []],
    ['no-gym socks', ['no-gym', 'socks'], []],
  ])('asks for what is done without a thing by its name: %s', (text, words, terms) => {
    const { units, glossUnits, languages } = parseSearchQuery(text)
    expect(units.map(({ word }) => word)).toEqual(words)
    expect(glossUnits.map(({ term }) => term)).toEqual(terms)
    expect(glossUnits.every(({ covers }) => covers.length === 1)).toBe(true)
    expect(languages).toEqual([])
  })

  test.each([
    ['pan para la cena', ['pan', 'cena']],
    ['хлеб и соль', ['хлеб', 'соль']],
    ['और', ['और']],
  ])('in another language does not ask for words without a topic, unless it has no others: %s', (text, words) => {
    expect(parseSearchQuery(text).units.map(({ word }) => word)).toEqual(words)
  })

  test('asks for no term of a gloss that it has itself', () => {
    expect(parseSearchQuery('torta cake').glossUnits.map(({ term }) => term)).not.toContain('cake')
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
