import { describe, expect, test } from 'vitest'
import { developmentPosts } from './testing/development-posts-data.ts'
import { heldOutPosts } from './testing/held-out-posts-data.ts'
import { type LabelledPosts, labelledLanguages } from './testing/labelled-post.ts'
import { measureLabels } from './testing/measure-labels.ts'

const leastPrecision = 0.95
const leastRecall = 0.9

describe.each<[string, LabelledPosts]>([
  ['development', developmentPosts],
  ['held out', heldOutPosts],
])('the labelled posts (%s)', (_name, posts) => {
  const { misses, precision, recall } = measureLabels(posts)
  const told = misses
    .map(({ language, wanted, given, text }) => `${language} ${wanted} -> ${given}: ${text}`)
    .join('\n')

  test.each(['marked', 'looks_paid'] as const)('are judged "%s" rightly, and most of those that are', (label) => {
    expect(precision[label], told).toBeGreaterThanOrEqual(leastPrecision)
    expect(recall[label], told).toBeGreaterThanOrEqual(leastRecall)
  })
})

test('the labelled posts are at least four hundred, different ones, in fourteen languages', () => {
  const texts = [developmentPosts, heldOutPosts].flatMap((posts) =>
    labelledLanguages.flatMap((language) => Object.values(posts[language]).flat()),
  )
  expect(labelledLanguages).toHaveLength(14)
  expect(texts.length).toBeGreaterThanOrEqual(400)
  expect(new Set(texts.map((post) => (typeof post === 'string' ? post : post.text))).size).toBe(texts.length)
})
