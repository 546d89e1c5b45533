import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearchQuery } from '../analysis/query.ts'
import {
  chooseNearest,
  chooseSpelling,
  correctText,
  countMistakes,
  findCommonest,
  groupByTerm,
  listNearTerms,
  listUnknownWords,
  listVariants,
} from './spelling.ts'

/** Makes rarities for 1,000 creators, with the number that have each term. */
function makeRarities(bearers: Readonly<Record<string, number>>) {
  const known = Object.entries(bearers).map(([term, count]) => [term, Math.log(1001 / (count + 0.5))] as const)
  return { creatorCount: 1000, known: new Map(known), categories: new Map() }
}

const listUnknown = (text: string, bearers: Readonly<Record<string, number>> = {}) =>
  listUnknownWords(parseSearchQuery(text), makeRarities(bearers)).map((word) => word.text)

describe('the unknown words of a search', () => {
  it('are those that no creator has', () => {
    expect(listUnknown('vegsn cakes', { cake: 40 })).toEqual(['vegsn'])
    expect(listUnknown('Vegsn 5 falafl')).toEqual(['Vegsn', 'falafl'])
  })

  it('are not those that creators write together with the next', () => {
    expect(listUnknown('meall prep', { meallprep: 4, prep: 9 })).toEqual([])
  })

  it('are not the names of categories, in any language', () => {
    expect(listUnknown('kochen')).toEqual([])
  })

  it('are not very short or long ones, parts of compounds, or of a script without letters for sounds', () => {
    expect(listUnknown('vgn')).toEqual([])
    expect(listUnknown('a'.repeat(21))).toEqual([])
    expect(listUnknown('vegsn-cakse VegsnCakse')).toEqual([])
    expect(listUnknown('日本料理人間')).toEqual([])
  })

  it('are none where they are too many to be mistakes', () => {
    expect(listUnknown('lorem ipsum dolor')).toHaveLength(3)
    expect(listUnknown('lorem ipsum dolor consectetur')).toEqual([])
  })
})

describe('the variants of a word', () => {
  it.each([
    ['two letters swapped', 'travle', 'travel'],
    ['a letter left out', 'photograpy', 'photography'],
    ['a letter mistyped', 'vegsn', 'vegan'],
    ['a letter too many', 'cakees', 'cakes'],
    ['another script', 'путишествие', 'путешествие'],
    ['an accent, which no search heeds', 'patisserrie', 'patisserie'],
  ])('undo %s', (_, typed, meant) => {
    expect(listVariants(typed)).toContain(meant)
  })

  it('are each one mistake away, in the letters of their script', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'z'), minLength: 4, maxLength: 8 })
    fc.assert(
      fc.property(letters, (word) => {
        const variants = listVariants(word)
        expect(new Set(variants).size).toBe(variants.length)
        for (const variant of variants) {
          expect(variant).toMatch(/^[a-z]+$/)
          expect(variant).not.toBe(word)
          expect(countMistakes(word, variant)).toBe(1)
        }
      }),
      { numRuns: 10 },
    )
  })
})

describe('the spelling', () => {
  it('is of the term that most creators have', () => {
    const terms = groupByTerm(['vegan', 'vegas', 'from', 'vegn'])
    expect([...terms.keys()]).toEqual(['vegan', 'vega', 'vegn'])
    const vocabulary = new Map([
      ['vega', 12],
      ['vegan', 90],
    ])
    expect(findCommonest(terms.keys(), vocabulary)).toBe('vegan')
    expect(findCommonest(['vegn'], vocabulary)).toBeUndefined()
  })

  it('is a word of the texts, not a stem, and has its accents', () => {
    expect(groupByTerm(['danc', 'dance', 'dancer'])).toEqual(
      new Map([
        ['danc', ['danc', 'dance']],
        ['dancer', ['dancer']],
      ]),
    )
    expect(chooseSpelling(['danc', 'dance'], ['Dance dances', 'DANCE! danced'])).toBe('dance')
    expect(chooseSpelling(['kuche', 'kuchen'], ['Meine Küche', 'Küche und Kuchen'])).toBe('küche')
    expect(chooseSpelling(['danc'], ['dance'])).toBeUndefined()
  })
})

describe('a word with two mistakes', () => {
  const vocabulary = new Map([
    ['beginn', 40],
    ['begin', 90],
    ['skincar', 30],
  ])

  it.each([
    ['begginers', ['begin', 'beginn'], ['Begin here', 'Beginners welcome', 'For beginners', 'a beginner'], 'beginners'],
    ['skincair', ['skincar'], ['Skincare & more', 'skincare'], 'skincare'],
  ])('such as %s has the nearest terms, and the spelling of them that is nearest', (typed, terms, texts, spelling) => {
    expect(listNearTerms(typed, vocabulary)).toEqual(terms)
    expect(chooseNearest(typed, terms, texts)).toBe(spelling)
  })

  it('is not corrected where it is short, or far from all', () => {
    expect(listNearTerms('bigne', vocabulary)).toEqual([])
    expect(listNearTerms('basketball', vocabulary)).toEqual([])
  })
})

describe('a corrected text', () => {
  it('is as typed but for the words replaced', () => {
    const corrections = [
      { word: 'vegsn', spelling: 'vegan' },
      { word: 'caks', spelling: 'cakes' },
    ]
    expect(correctText('#vegsn  caks, in Berlin (vegsn!)', corrections)).toBe('#vegan cakes, in Berlin (vegan!)')
    expect(correctText('vegsns', corrections)).toBe('vegsns')
  })
})
