import { expect, test } from 'vitest'
import { makeFileSummary } from '../../../../testing/open-assistant.tsx'
import { describeDocument } from './describe-document.ts'

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
