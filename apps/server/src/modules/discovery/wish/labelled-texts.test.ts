import { expect, test } from 'vitest'
import { readWish } from './read-wish.ts'
import { describeCriterion } from './testing/describe-wish.ts'
import { labelledTexts } from './testing/labelled-texts-data.ts'

const rows = labelledTexts
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', text = '', topic = '', criteria = ''] = line.split('|').map((part) => part.trim())
    return { language, text, topic, criteria: criteria.split('; ').filter(Boolean).toSorted() }
  })

test.each(rows)('$language: $text', ({ text, topic, criteria }) => {
  const wish = readWish(text)
  expect(wish.criteria.map(describeCriterion).toSorted()).toEqual(criteria)
  expect(wish.topic).toBe(topic)
})
