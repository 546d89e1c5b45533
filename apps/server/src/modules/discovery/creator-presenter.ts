import type { Creator, FoundCreator, Match } from '@troupe/contract/creators'
import type { ShownCreatorRow } from './found-creator-repository.ts'

/** A creator in the form of the contract; the cover under both names of the documents. */
export function presentCreator(row: ShownCreatorRow): Creator {
  return {
    ...row,
    id: String(row.id),
    coverImage: row.cover_image,
    last_posted_at: row.last_posted_at?.toISOString() ?? null,
    fetched_at: row.fetched_at.toISOString(),
    vanished_at: row.vanished_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  }
}

export function presentFoundCreator(row: ShownCreatorRow, match: Match): FoundCreator {
  return { ...presentCreator(row), match }
}
