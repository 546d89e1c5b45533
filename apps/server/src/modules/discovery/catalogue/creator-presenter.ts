import type { Match } from '@troupe/contract/creator-match'
import type { Creator, FoundCreator } from '@troupe/contract/creators'
import type { ToImagePath } from '../../../images/image-paths.ts'
import type { ShownCreatorRow } from './found-creator-repository.ts'

/** Presents a creator in the form of the contract, with the cover under both names that the specifications use. */
export function presentCreator(row: ShownCreatorRow, toImagePath: ToImagePath): Creator {
  return {
    ...row,
    id: String(row.id),
    coverImage: row.cover_image,
    avatar_path: toImagePath(row.avatar),
    cover_path: toImagePath(row.cover_image),
    last_posted_at: row.last_posted_at?.toISOString() ?? null,
    fetched_at: row.fetched_at.toISOString(),
    vanished_at: row.vanished_at?.toISOString() ?? null,
    expired_at: row.expired_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  }
}

export function presentFoundCreator(row: ShownCreatorRow, match: Match, toImagePath: ToImagePath): FoundCreator {
  return { ...presentCreator(row, toImagePath), match }
}
