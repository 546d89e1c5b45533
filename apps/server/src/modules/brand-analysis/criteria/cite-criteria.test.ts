import { expect, test } from 'vitest'
import { citeCriteria } from './cite-criteria.ts'

const passages = [
  { text: 'Our  bus goes to Germany\nand the UK.', page: 1 },
  { text: 'Markets of today: Germany', page: 2 },
  { text: 'Germany', page: 3 },
]
const cite = (...quotes: string[]) => citeCriteria([{ filter: 'regions', values: ['DE'], quotes }], passages)

test('a criterion is cited with passage and page, whatever blanks and case', () => {
  expect(cite('to germany and the uk')).toEqual([
    {
      filter: 'regions',
      values: ['DE'],
      citations: [{ words: 'to Germany and the UK', passage: 'Our bus goes to Germany and the UK.', page: 1 }],
    },
  ])
})

test('words that are a passage of their own are cited from there', () => {
  expect(cite('Germany')[0]?.citations[0]?.page).toBe(3)
})

test.each([['we ship to Germany'], ['us'], ['G'], [''], ['x'.repeat(400)]])(
  'a criterion whose words no passage holds is dropped: %j',
  (quote) => {
    expect(cite(quote)).toEqual([])
  },
)

test('words that stand there are kept when others do not', () => {
  expect(cite('nowhere', 'the UK')[0]?.citations.map(({ words }) => words)).toEqual(['the UK'])
})
