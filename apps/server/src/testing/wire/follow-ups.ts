import { CreatorCriteria } from '@troupe/contract/conversations'
import { expect, it } from 'vitest'
import { refineCriteria } from '../../modules/brand-analysis/refine-criteria.ts'

/** Criteria of a conversation before the first follow-up. */
export const startCriteria: CreatorCriteria = {
  keywords: ['skincare routine', 'vegan'],
  excluded_keywords: [],
  categories: ['skincare', 'beauty'],
  platforms: ['tiktok', 'instagram'],
  followers: { min: 10_000, max: 500_000 },
  engagement: { min: 0.02, max: 1 },
  average_views: { min: 0, max: 10_000_000 },
  regions: ['US'],
  languages: [],
  max_price: 1000,
  verified_only: false,
  with_email: false,
  cities: [],
  posted_within_days: null,
}

type Row = readonly [message: string, change: Partial<CreatorCriteria>, ...phrases: string[]]

/** Defines a test for each row: the message must change `startCriteria` in exactly this way. */
export function itReads(rows: readonly Row[]): void {
  const cases = rows.map(([message, change, ...phrases]) => ({ message, change, phrases }))
  it.each(cases)('$message', ({ message, change, phrases }) => {
    const refined = refineCriteria(message, startCriteria, 10)
    expect(refined.criteria).toEqual({ ...startCriteria, ...change })
    expect(refined.is_refinement).toBe(true)
    if (phrases.length > 0) expect(refined.changes).toEqual(phrases)
    expect(refined.changes).not.toEqual([])
    expect(CreatorCriteria.parse(refined.criteria)).toEqual(refined.criteria)
  })
}
