import type { TermRarities } from '../modules/discovery/search/analysis/term-rarity-repository.ts'

/** Rarities of terms by the share of the creators that have them; no creator has another term. */
export function buildRarities(shares: Readonly<Record<string, number>>, creatorCount = 1000): TermRarities {
  const known = Object.entries(shares).map(([term, share]) => [term, -Math.log(share)] as const)
  return { creatorCount, known: new Map(known), categories: new Map() }
}
