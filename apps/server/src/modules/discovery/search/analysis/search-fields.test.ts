import { hash } from 'node:crypto'
import { platforms } from '@troupe/contract/catalogues/platforms'
import { expect, test } from 'vitest'
import { halve, toCategoryPlatformTerm, toCategoryTerm, toPartTerm, toShare } from './category-terms.ts'
import { searchFieldsVersion, toSearchFields } from './search-fields.ts'

/** The terms of creators who bake. */
const bakers = Array.from({ length: 800 }, (_, number) =>
  listTerms({ platform: 'youtube', title: `Baker ${number}`, handle: '', content_categories: ['baking'] }),
)

function listTerms(creator: Parameters<typeof toSearchFields>[0]): string[] {
  return toSearchFields(creator)
    .terms.split(' ')
    .map((term) => term.slice(1, -1))
}

test('a creator is found by their first category, and by it and their platform', () => {
  for (const platform of platforms) {
    const terms = listTerms({ platform, title: '', handle: '', content_categories: ['baking', 'vegan_vegetarian'] })
    expect(terms).toContain(toCategoryTerm('baking'))
    expect(terms).not.toContain(toCategoryTerm('vegan_vegetarian'))
    expect(platforms.filter((other) => terms.includes(toCategoryPlatformTerm('baking', other)))).toEqual([platform])
  }
})

test.each(['', '0', '1', '00', '10'])('a creator in part "%s" of a category is in one of its halves', (part) => {
  const listPart = (part: string) =>
    part === '' ? bakers : bakers.filter((terms) => terms.includes(toPartTerm('baking', part)))
  const [first = [], second = []] = halve(part).map(listPart)
  expect([...first, ...second].toSorted()).toEqual(listPart(part).toSorted())
  for (const { length } of [first, second]) {
    expect(length / bakers.length).toBeGreaterThan(toShare(part) * 0.35)
    expect(length / bakers.length).toBeLessThan(toShare(part) * 0.65)
  }
})

test('a creator without a category is in no part', () => {
  const terms = listTerms({ platform: 'youtube', title: 'Baker', handle: '' })
  expect(terms.filter((term) => term.startsWith('main~'))).toEqual([])
})

test('the search fields match their version: a change of them requires another `searchFieldsVersion`', () => {
  const made = [
    { title: 'Greta Bakes', handle: 'greta.bakes', description: 'Vegan cakes, café & crème. https://greta.test' },
    { title: 'GamingZone', handle: 'gaming_zone', keywords: ['speed-run', 'C++'], content_categories: ['gaming'] },
    {
      title: '日本料理',
      handle: 'ryori',
      description: 'Привет, ёлка. สวัสดี ชาวโลก',
      content_categories: ['baking', 'golf'],
    },
  ] as const
  const fields = made.map((creator) => toSearchFields({ platform: 'youtube', ...creator }))
  expect(new Set(fields.map((each) => each.search_version))).toEqual(new Set([searchFieldsVersion]))
  expect({ version: searchFieldsVersion, made: hash('sha256', JSON.stringify(fields)).slice(0, 16) }).toEqual({
    version: 1,
    made: '8777effcf53e2e0d',
  })
})
