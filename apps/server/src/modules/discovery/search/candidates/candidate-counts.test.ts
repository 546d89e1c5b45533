import { describe, expect, test } from 'vitest'
import { countByIndex, countNeighbours, countWanted, readsFiltered, type SearchSize } from './candidate-counts.ts'

const all = (creators: number, limit = 30): SearchSize => ({
  limit,
  creators,
  filtered: creators,
  hasOnePlatform: false,
})

describe('the number of candidates', () => {
  test('is the same up to 100,000 creators, and grows with the root of their number beyond', () => {
    expect([3000, 100_000, 400_000, 1_000_000].map((creators) => countWanted('ranked', all(creators)))).toEqual([
      500, 500, 1000, 1582,
    ])
  })

  test('grows with the number of results', () => {
    expect(countWanted('ranked', all(3000, 100))).toBe(700)
    expect(countWanted('byWords', all(3000, 1000))).toBe(10_000)
    expect(countWanted('byMeaning', all(3000, 1000))).toBe(2000)
  })

  test('by the word index is a small share of the catalogue, but not fewer than can be ranked', () => {
    expect([1000, 10_000, 100_000].map((creators) => countByIndex(all(creators)))).toEqual([150, 500, 600])
  })

  test('by the word index is less where it would read many rows that do not pass the filters', () => {
    const size = { ...all(100_000, 1000), filtered: 6250 }
    expect(countByIndex(size)).toBe(125)
    expect(countByIndex({ ...size, hasOnePlatform: true })).toBe(375)
    expect(countByIndex({ ...size, creators: 400_000, filtered: 25_000 })).toBe(250)
  })

  test('of neighbours makes up for those that do not pass, as far as the index goes', () => {
    expect(countNeighbours(200, all(100_000))).toBe(200)
    expect(countNeighbours(200, { ...all(100_000), filtered: 50_000 })).toBe(400)
    expect(countNeighbours(200, { ...all(100_000), filtered: 1000 })).toBe(1000)
    expect(countNeighbours(200, { ...all(100_000), filtered: 25_000, hasOnePlatform: true })).toBe(267)
  })

  test('is read from the filtered creators where those are few', () => {
    expect(readsFiltered({ ...all(100_000), filtered: 4999 })).toBe(true)
    expect(readsFiltered({ ...all(100_000), filtered: 5000 })).toBe(false)
  })

  test('is finite where no creator passes', () => {
    const none = { ...all(100_000), filtered: 0 }
    expect(readsFiltered(none)).toBe(true)
    expect(countNeighbours(200, none)).toBe(1000)
  })
})
