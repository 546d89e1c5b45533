import { describe, expect, test } from 'vitest'
import { generatePopulation } from '../population/population.ts'
import { createSearchIndex, splitWords } from './search-index.ts'

const channels = [...generatePopulation({ seed: 'troupe', count: 4500 })]
const index = createSearchIndex(channels)
const topicsOf = (channel: (typeof channels)[number] | undefined) =>
  channel?.person.topics.flatMap(({ topic, subjects }) => [topic, ...subjects]).join(' ') ?? ''

describe('search', () => {
  test('puts those first who are about it', () => {
    for (const [query, topic] of [
      ['vegan baking', /vegan/],
      ['sourdough', /sourdough/],
      ['pottery', /pottery/],
      ['ヴィーガンスイーツ', /vegan/],
    ] as const) {
      const [first] = index.search(query)
      expect(topicsOf(first), query).toMatch(topic)
    }
  })

  test('finds people by name and handle', () => {
    for (const channel of channels.slice(0, 50)) {
      const found = index.search(`${channel.record.title} ${channel.record.handle}`).slice(0, 20)
      expect(found.map(({ record }) => record.title)).toContain(channel.record.title)
    }
  })

  test('prefers who has all words to who has one', () => {
    const first = index.search('sourdough Germany').slice(0, 2)
    expect(first.map(({ person }) => person.region)).toContain('DE')
  })

  test('keeps to what the caller keeps', () => {
    const found = index.search('skincare', ({ person }) => person.region === 'BR')
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ person }) => person.region))).toEqual(new Set(['BR']))
  })

  test('gives all, most followed first, when nothing is asked', () => {
    const found = index.search('  ')
    expect(found).toHaveLength(channels.length)
    expect(found[0]?.record.subscribers).toBe(Math.max(...channels.map(({ record }) => record.subscribers ?? 0)))
  })

  test('finds no channel for words that none uses', () => {
    expect(index.search('xyzzyplugh')).toEqual([])
    expect(index.search('%_\\\'"')).toHaveLength(channels.length)
  })

  test('takes well under 10 ms among 4,500', () => {
    const queries = ['vegan baking', 'gaming', 'skincare routine for sensitive skin', 'travel', 'news', 'dogs and cats']
    for (const query of queries) index.search(query)
    const begin = process.threadCpuUsage()
    for (let round = 0; round < 10; round++) for (const query of queries) index.search(query)
    expect(process.threadCpuUsage(begin).user / 1000 / (10 * queries.length)).toBeLessThan(10)
  })
})

test('words are compared without case, English plural and width; scripts without blanks by pairs of letters', () => {
  expect(splitWords('Dogs & ＣＡＴＳ')).toEqual(['dog', 'cat'])
  expect(splitWords('glass bus')).toEqual(['glass', 'bus'])
  expect(splitWords('纯素烘焙')).toEqual(['纯素', '素烘', '烘焙'])
})
