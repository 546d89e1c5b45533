import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Random } from '../lib/random.ts'
import type { Person } from './people.ts'

export interface BioOptions {
  readonly person: Person
  readonly platform: Platform
  readonly random: Random
  /** The address to show in the bio, when the person shows it there. */
  readonly email: string | undefined
}

/** The pieces, in order, that fit together; the first always does, cut at a word if it must be. */
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
