import type { TermStatistics } from './search-candidate.ts'

/** A number of creators that grows with the catalogue, of which it is a share between two bounds. */
export interface GrowingLimit {
  readonly least: number
  readonly most: number
  readonly share: number
}

/** The number for a catalogue of this size. */
export function toLimit({ least, most, share }: GrowingLimit, { creatorCount }: TermStatistics): number {
  return Math.round(Math.max(least, Math.min(most, share * creatorCount)))
}
