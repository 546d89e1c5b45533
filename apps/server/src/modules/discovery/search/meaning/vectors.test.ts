import { describe, expect, it } from 'vitest'
import { average, toUnit } from './vectors.ts'

describe('vectors', () => {
  it('have the mean of each axis as their average', () => {
    expect(
      average([
        [1, 2],
        [3, 6],
        [2, 1],
      ]),
    ).toEqual([2, 3])
    expect(average([])).toEqual([])
  })

  it('keep their direction when they are scaled to length 1', () => {
    expect(toUnit([3, -4])).toEqual([0.6, -0.8])
    expect(toUnit([0, 0])).toEqual([0, 0])
  })
})
