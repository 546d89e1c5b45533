import type { VisitorResult } from '@troupe/contract/discover/visitor-search'
import type { RankedCreator } from '../rank-results.ts'
import { removeAddresses } from './remove-addresses.ts'

/** Presents results to visitors who are not signed in: no address, and no text but the name. */
export function presentForVisitor(results: readonly RankedCreator[]): { results: VisitorResult[] } {
  return {
    results: results.map(({ creator: { platform, title, subscribers, source }, match }) => ({
      platform,
      title: removeAddresses(title).trim(),
      subscribers,
      is_demo: source === 'demo',
      why: {
        words: match.words,
        fields: [...new Set(match.passages.map(({ field }) => field))],
        by_name: match.name,
        by_meaning: match.decided_by.includes('meaning'),
        by_category: match.categories.length > 0,
      },
    })),
  }
}
