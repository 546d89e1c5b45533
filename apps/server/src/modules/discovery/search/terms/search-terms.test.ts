import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldLetters, toWords } from './search-terms.ts'

const termsOf = (text: string) => toWords(text).flatMap(({ parts, whole }) => (whole ? [...parts, whole] : parts))

describe('the words of a text', () => {
  test.each([
    ['stems English', 'Baking bakes baked', ['bake', 'bake', 'bake']],
    ['leaves out words that say nothing', 'this is what I do', []],
    ['finds a hashtag by its parts and as one word', '#VeganBaking', ['vegan', 'bake', 'veganbak']],
    [
      'finds a handle by its parts and as one word',
      '@greta.bakes_daily',
      ['greta', 'bake', 'daili', 'gretabakesdaili'],
    ],
    ['keeps a glued word as itself', 'veganbaking', ['veganbak']],
    ['joins what a hyphen joins', 'K-pop', ['k', 'pop', 'kpop']],
    ['tells programming languages apart', 'C, C++, C# and F#', ['c', 'cplusplus', 'csharp', 'fsharp']],
    ['drops the possessive', "Greta's Greta’s", ['greta', 'greta']],
    ['leaves links out', 'see https://example.test/vegan?x=1 or www.example.test/a now', ['see', 'now']],
    ['keeps figures', 'top 10 of 2026', ['top', '10', '2026']],
    [
      'does not take anime for animals, business for being busy or marketing for markets',
      'anime animals busy business marketing markets',
      ['anime', 'animal', 'busi', 'business', 'marketing', 'market'],
    ],
  ])('%s', (_what, text, terms) => {
    expect(termsOf(text)).toEqual(terms)
  })

  test.each([
    ['mathematical letters', '𝓥𝓮𝓰𝓪𝓷', 'vegan'],
    ['full-width letters', 'ＶＥＧＡＮ', 'vegan'],
    ['accents', 'Crème brûlée', 'creme brulee'],
    ['letters without a decomposition', 'Straße Łódź smørrebrød', 'strasse lodz smorrebrod'],
    ['ё', 'ещё', 'еще'],
    ['Arabic vowel marks', 'مُوسِيقَى', 'موسيقى'],
  ])('are the same with and without %s', (_what, first, second) => {
    expect(termsOf(first)).toEqual(termsOf(second))
  })

  test.each([
    ['Chinese', '我喜欢日本料理', '料理'],
    ['Japanese', '東京のラーメン屋', 'ラーメン'],
    ['Korean', '한국요리를 좋아해요', '요리'],
    ['Thai', 'ฉันชอบอาหารไทย', 'อาหาร'],
    ['Russian', 'медитация и йога', 'йога'],
    ['Hindi', 'हिन्दी संगीत', 'संगीत'],
  ])('are found in %s', (_language, text, query) => {
    expect(termsOf(text)).toEqual(expect.arrayContaining(termsOf(query)))
    expect(termsOf(query).length).toBeGreaterThan(0)
  })

  test('keep the mark of й, which is no accent', () => {
    expect(foldLetters('ЙОГА')).toBe('йога')
  })

  test('hold only letters, marks and digits, and no overlong words, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const term of termsOf(text)) expect(term).toMatch(/^[\p{L}\p{M}\p{N}]{1,60}$/u)
      }),
    )
  })
})
