import { expect, test } from 'vitest'
import { makeAnalysis, makeFileSummary } from '../../../../testing/open-assistant.tsx'
import { describeDocument, joinReadings } from './describe-document.ts'

const usage = { model: 'small', input_tokens: 100, output_tokens: 20, cost_usd: 0.001 }

test('a document becomes a sentence that describes its brand', () => {
  expect(describeDocument(makeFileSummary())).toBe(
    'A brand in Baking and Vegan & Vegetarian, known for vegan cakes and wedding cakes.',
  )
})

test('missing parts are left out of the sentence', () => {
  expect(describeDocument(makeFileSummary({ keywords: [] }))).toBe('A brand in Baking and Vegan & Vegetarian.')
  expect(describeDocument(makeFileSummary({ categories: [] }))).toBe(
    'A brand, known for vegan cakes and wedding cakes.',
  )
})

test('names of categories that only the sentence says are no keywords', () => {
  const analysis = makeAnalysis({ keywords: ['vegan cakes', 'Vegan & Vegetarian', 'Baking', 'oat flour'] })
  const keywordsWith = (keywords: string[]) => joinReadings(analysis, makeFileSummary({ keywords })).keywords
  expect(keywordsWith(['vegan cakes'])).toEqual(['vegan cakes', 'oat flour'])
  expect(keywordsWith(['baking'])).toEqual(['vegan cakes', 'Baking', 'oat flour'])
})

test('the notices of both readings are kept, each once', () => {
  const joined = joinReadings(
    makeAnalysis({ notices: ['Same', 'Second'] }),
    makeFileSummary({ notices: ['First', 'Same'] }),
  )
  expect(joined.notices).toEqual(['First', 'Same', 'Second'])
})

test('tokens and costs of both readings add up; of an unknown cost there is no sum', () => {
  const addTo = (second: typeof usage | null) =>
    joinReadings(makeAnalysis({ usage: second }), makeFileSummary({ usage })).usage
  expect(addTo(usage)).toEqual({ model: 'small', input_tokens: 200, output_tokens: 40, cost_usd: 0.002 })
  expect(addTo(null)).toEqual(usage)
  const unpriced = { ...usage, cost_usd: null }
  expect(joinReadings(makeAnalysis({ usage: unpriced }), makeFileSummary({ usage })).usage?.cost_usd).toBeNull()
})
