import type { Collection, CollectionMember } from '@troupe/contract/collections'
import type { Creator } from '@troupe/contract/creators'
import type { CollectionRow } from './collection-repository.ts'
import type { MemberRow, MembershipRow } from './member-repository.ts'

export function presentCollection(row: CollectionRow): Collection {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}

export function presentMember(creator: Creator, { status, note, added_at }: MemberRow): CollectionMember {
  return { ...creator, status, note, added_at: added_at.toISOString() }
}

export function presentMembership(row: MembershipRow) {
  return { ...row, added_at: row.added_at.toISOString() }
}
