import { describe, expect, test } from 'vitest'
import type { Passage } from './document-reader-port.ts'
import { findKeywordSources } from './keyword-sources.ts'

const paragraph = (text: string, page: number | null = 1): Passage => ({ kind: 'paragraph', text, page })
const find = (keywords: string[], ...passages: Passage[]) => findKeywordSources(keywords, { passages })

describe('the source of a keyword', () => {
  test('is the passage and page that contains it', () => {
    const sources = find(
      ['vegan skincare', 'glass jars'],
      paragraph('About us', 1),
      paragraph('We make vegan skincare for sensitive skin.', 2),
      paragraph('It comes in glass jars.', 3),
    )
    expect(sources).toEqual([
      { keyword: 'vegan skincare', passage: 'We make vegan skincare for sensitive skin.', page: 2 },
      { keyword: 'glass jars', passage: 'It comes in glass jars.', page: 3 },
    ])
  })

  test.each([
    ['another form of the word', 'running shoe', 'Shoes for those who run: runs, shoes.'],
    ['capitals', 'yoga', 'YOGA MATS'],
    ['accents', 'creme brulee', 'Our crème brûlée'],
    ['a compound and its parts', 'eco friendly', 'Everything is eco-friendly.'],
    ['words without blanks between them', '日本料理', '東京で日本料理を教えています'],
  ])('is found through %s', (_what, keyword, text) => {
    expect(find([keyword], paragraph(text))).toEqual([{ keyword, passage: text, page: 1 }])
  })

  test('is where the words follow each other rather than where they are scattered', () => {
    const [source] = find(
      ['trail running'],
      paragraph('A trail in the hills, and running shoes.'),
      paragraph('We love trail running.', 4),
    )
    expect(source?.page).toBe(4)
  })

  test('is a paragraph rather than the heading above it, and the first of equal ones', () => {
    const sources = find(
      ['coffee'],
      { kind: 'heading', text: 'Coffee', page: 1 },
      { kind: 'row', text: 'Coffee | 12', page: 1 },
      paragraph('We roast coffee.', 2),
      paragraph('More coffee.', 3),
    )
    expect(sources.map(({ page }) => page)).toEqual([2])
  })

  test('may lack a third of the words, not more', () => {
    const text = paragraph('Sustainable gear for camping')
    expect(find(['sustainable outdoor gear'], text)).toHaveLength(1)
    expect(find(['outdoor gear'], text)).toEqual([])
  })

  test('is left out where no passage contains it, and where the keyword has no words', () => {
    expect(find(['perfume', 'the', '!'], paragraph('Bicycles and the city!'))).toEqual([])
  })

  test('has no page where the file has none', () => {
    expect(find(['bread'], paragraph('Bread', null))[0]?.page).toBeNull()
  })
})

describe('a long passage', () => {
  const filler = (count: number) => Array.from({ length: count }, (_, index) => `lorem${index}`).join(' ')

  test('is cut to some 300 characters around the keyword, between words', () => {
    const text = `${filler(80)} our vegan skincare ${filler(80)}`
    const passage = find(['vegan skincare'], paragraph(text))[0]?.passage ?? ''
    expect(passage).toMatch(/^…lorem\d+ .*our vegan skincare lorem0 .*lorem\d+…$/)
    expect(passage.length).toBeGreaterThan(220)
    expect(passage.length).toBeLessThanOrEqual(302)
  })

  test('is cut at its end only where the keyword opens it, and at its start only where it closes it', () => {
    expect(find(['honey'], paragraph(`Honey ${filler(99)}`))[0]?.passage).toMatch(/^Honey .*…$/)
    expect(find(['honey'], paragraph(`${filler(99)} honey`))[0]?.passage).toMatch(/^….* honey$/)
  })

  test('is never cut within a character', () => {
    const passage = find(['honey'], paragraph(`${'😀'.repeat(301)} honey ${'a😀'.repeat(301)}`))[0]?.passage ?? ''
    expect(passage.isWellFormed()).toBe(true)
  })

  test('of a whole book is searched in well under a second', () => {
    const passages = Array.from({ length: 2000 }, (_, index) => paragraph(`${filler(15)} word${index}`))
    const start = process.threadCpuUsage()
    findKeywordSources(
      Array.from({ length: 12 }, (_, index) => `word${index * 160}`),
      { passages },
    )
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(1000)
  })
})
