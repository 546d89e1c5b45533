import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Random } from '../lib/random.ts'
import type { Person } from './people.ts'

export interface BioOptions {
  readonly person: Person
  readonly platform: Platform
  readonly random: Random
  /** Address to show in the bio; undefined if the person shows none there. */
  readonly email: string | undefined
}

/** Returns the pieces, in order, that fit into the limit; if none fits, the first one cut at a word. */
export function keepWithin(pieces: readonly string[], limit: number, separatorLength: number): string[] {
  const kept: string[] = []
  let length = 0
  for (const piece of pieces) {
    const added = piece.length + (kept.length > 0 ? separatorLength + 1 : 0)
    if (piece === '' || length + added > limit || kept.includes(piece)) continue
    kept.push(piece)
    length += added
  }
  return kept.length > 0 ? kept : [(pieces[0] ?? '').slice(0, limit).replace(/[\s,&|+·•/✦→]+\S*$/, '')]
}
