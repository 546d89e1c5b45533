import { expect, it } from 'vitest'
import { joinParts } from './term-rarities.ts'

/** The index's score of a form that so many of all creators have: its rarity times 2.2 / 1.3. */
const toScore = (having: number, creators: number) =>
  (Math.log(1 + (creators - having + 0.5) / (having + 0.5)) * 2.2) / 1.3
const toPart = (creators: number, having: readonly number[]) => ({
  creators,
  scores: having.map((count) => (count === 0 ? null : toScore(count, creators))),
})

it.each([
  ['one part', [toPart(1000, [0, 3, 400])]],
  ['parts of equal size', [toPart(500, [0, 1, 150]), toPart(500, [0, 2, 250])]],
  ['a part without the form', [toPart(600, [0, 3, 400]), toPart(400, [0, 0, 0])]],
])('knows the rarities in all creators from %s', (_, parts) => {
  const { creatorCount, rarities } = joinParts(parts)
  expect(creatorCount).toBe(1000)
  const [none, rare, common] = rarities
  expect(none).toBe(0)
  expect(rare).toBeCloseTo((toScore(3, 1000) * 1.3) / 2.2)
  expect(common).toBeCloseTo((toScore(400, 1000) * 1.3) / 2.2)
})

it('knows no rarity without forms, in an empty catalogue', () => {
  expect(joinParts([{ creators: 0, scores: [] }])).toEqual({ creatorCount: 1, rarities: [] })
})
