import type { TermRarities } from '../modules/discovery/search/analysis/term-rarities.ts'

/** Builds the rarities of terms from the share of creators that use them; all other terms are unknown. */
export function buildRarities(shares: Readonly<Record<string, number>>, creatorCount = 1000): TermRarities {
  const known = Object.entries(shares).map(([term, share]) => [term, -Math.log(share)] as const)
  return { creatorCount, known: new Map(known), categories: new Map() }
}
