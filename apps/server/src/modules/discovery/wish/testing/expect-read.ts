import { expect } from 'vitest'
import { readWish } from '../read-wish.ts'
import { describeCriterion } from './describe-wish.ts'

/** Expects the topic of a text and its criteria, each described in short, in any order. */
export function expectRead(text: string, topic: string, criteria: readonly string[]): void {
  const wish = readWish(text)
  expect(wish.topic).toBe(topic)
  expect(wish.criteria.map(describeCriterion).toSorted()).toEqual(criteria.toSorted())
}
