import { describe, expect, test } from 'vitest'
import { findEnglishPhrases } from './english-phrases.ts'
import { findForeignPhrases } from './foreign-phrases.ts'
import { rankPhrases } from './rank-phrases.ts'

const texts = (phrases: readonly { readonly text: string }[]) => phrases.map(({ text }) => text)

describe('phrases of an English sentence', () => {
  test('are nouns with what describes them, without verbs and usual words', () => {
    expect(texts(findEnglishPhrases('We sell vegan protein bars and oat milk in recycled packaging.'))).toEqual([
      'vegan protein bars',
      'oat milk',
      'recycled packaging',
    ])
  })

  test('keep compounds whole and leave counts out', () => {
    const found = texts(findEnglishPhrases('Twenty-minute HIIT sessions and self-care routines.'))
    expect(found).toEqual(['HIIT sessions', 'self-care routines'])
  })

  test('are none where a sentence names nothing', () => {
    expect(findEnglishPhrases('We would love to work with you!')).toEqual([])
  })
})

describe('phrases in other languages', () => {
  test('are German nouns with their adjectives', () => {
    const found = texts(findForeignPhrases('Wir verkaufen vegane Proteinriegel für Sportler.', 'de'))
    expect(found).toEqual(['vegane Proteinriegel', 'Sportler'])
  })

  test('are Spanish and French nouns with what belongs to them', () => {
    expect(texts(findForeignPhrases('Vendemos un aceite de oliva para tu cocina', 'es'))).toContain('aceite de oliva')
    expect(texts(findForeignPhrases('Nous vendons des crèmes pour la peau', 'fr'))).toContain('peau')
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

  test('begin with those that speak of the field', () => {
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

  test('leave out what says nothing of the field once there are enough', () => {
    const found = rankPhrases(
      [...['black', 'green', 'white', 'mint', 'fruit'].map((kind) => candidate(`${kind} tea`)), candidate('box')],
      judge,
    )
    expect(found).not.toContain('box')
  })
})
