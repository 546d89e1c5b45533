import { describe, expect, test } from 'vitest'
import { findEnglishPhrases } from './languages/english-phrases.ts'
import { findForeignPhrases } from './languages/foreign-phrases.ts'
import { rankPhrases } from './languages/rank-phrases.ts'

const toLower = (text: string) => text.toLowerCase()
const texts = (phrases: readonly { readonly text: string }[]) => phrases.map(({ text }) => text)

describe('phrases of an English sentence', () => {
  test('are nouns with their adjectives, without verbs and common words', () => {
    expect(texts(findEnglishPhrases('We sell vegan protein bars and oat milk in recycled packaging.'))).toEqual([
      'vegan protein bars',
      'oat milk',
      'recycled packaging',
    ])
  })

  test('keep compounds together and leave counts out', () => {
    const found = texts(findEnglishPhrases('Twenty-minute HIIT sessions and self-care routines.'))
    expect(found).toEqual(['HIIT sessions', 'self-care routines'])
  })

  test.each([
    ['Face cream without perfume.', ['Face cream']],
    ['Oat bars: no sugar, only dates', ['Oat bars', 'dates']],
    ['No dairy or added sugar, only plants', ['plants']],
    ['Shampoo free from parabens and sulphates', ['Shampoo']],
    ['Strong coffee, not for kids', ['Strong coffee']],
    ["We don't sell makeup but skincare", ['skincare']],
    ['Lipstick never tested on animals', ['Lipstick']],
    ['Wooden toys instead of plastic or screens', ['Wooden toys']],
  ])('leave out negated phrases: %s', (sentence, phrases) => {
    expect(texts(findEnglishPhrases(sentence)).map(toLower)).toEqual(phrases.map(toLower))
  })

  test.each([
    ['Cruelty-free lipstick and gluten-free bread', ['cruelty-free lipstick', 'gluten-free bread']],
    ['Shoes not only for runners', ['shoes', 'runners']],
    ['No more boring dinners', ['boring dinners']],
    ['No-bake cheesecake', ['no-bake cheesecake']],
    ["Don't miss our summer recipes", ['summer recipes']],
  ])('keep phrases that only look negated: %s', (sentence, phrases) => {
    expect(texts(findEnglishPhrases(sentence)).map(toLower)).toEqual(phrases.map(toLower))
  })

  test('are empty for a sentence without a topic', () => {
    expect(findEnglishPhrases('We would love to work with you!')).toEqual([])
  })
})

describe('phrases in other languages', () => {
  test('are German nouns with their adjectives', () => {
    const found = texts(findForeignPhrases('Wir verkaufen vegane Proteinriegel für Sportler.', 'de'))
    expect(found).toEqual(['vegane Proteinriegel', 'Sportler'])
  })

  test('are Spanish and French nouns with their complements', () => {
    expect(texts(findForeignPhrases('Vendemos un aceite de oliva para tu cocina', 'es'))).toContain('aceite de oliva')
    expect(texts(findForeignPhrases('Nous vendons des crèmes pour la peau', 'fr'))).toContain('peau')
  })

  test.each([
    ['de', 'Gesichtscreme ohne künstliche Duftstoffe und Alkohol, nicht für Kinder', ['Gesichtscreme']],
    ['de', 'Schuhe nicht nur für Läufer', ['Schuhe', 'Läufer']],
    ['es', 'Un champú sin sulfatos ni perfume, no para niños', ['champú sin sulfatos']],
    ['fr', 'Nous vendons du pain sans gluten, pas de sucre', ['pain sans gluten']],
    ['zh', '无香料面霜', ['面霜']],
  ] as const)('leave out negated phrases: %s, %s', (language, sentence, phrases) => {
    expect(texts(findForeignPhrases(sentence, language))).toEqual(phrases)
  })

  test('are Chinese words without the usual ones', () => {
    const found = texts(findForeignPhrases('我们销售有机咖啡和手工巧克力', 'zh'))
    expect(found).not.toContain('我们')
    expect(found.some((phrase) => phrase.includes('咖啡'))).toBe(true)
  })
})

describe('the key words among phrases', () => {
  const candidate = (text: string) => ({ text, isDoubtful: false })
  const judge = (text: string) => (text.includes('tea') ? 1 : 0)

  test('begin with those about the field', () => {
    expect(rankPhrases(['wooden box', 'green tea'].map(candidate), judge)[0]).toBe('green tea')
  })

  test('hold no phrase within another or in another form', () => {
    const found = rankPhrases(['green teas', 'green tea', 'tea', 'tea pots'].map(candidate), judge)
    expect(found).toHaveLength(2)
  })

  test('are at most twelve', () => {
    const many = Array.from({ length: 40 }, (_, index) => candidate(`tea number${index}`))
    expect(rankPhrases(many, judge)).toHaveLength(12)
  })

  test('leave out phrases unrelated to the field once there are enough', () => {
    const found = rankPhrases(
      [...['black', 'green', 'white', 'mint', 'fruit'].map((kind) => candidate(`${kind} tea`)), candidate('box')],
      judge,
    )
    expect(found).not.toContain('box')
  })
})
