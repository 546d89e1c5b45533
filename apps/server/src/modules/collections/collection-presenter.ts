import type { Collection, CollectionMember, CollectionSummary } from '@troupe/contract/collections'
import type { Creator, Person } from '@troupe/contract/creators'
import type { CollectionRow } from './collection-repository.ts'
import type { MemberRow, MembershipRow, StatusRow } from './member-repository.ts'

export function presentCollection(row: CollectionRow): Collection {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
}

export function presentSummary(
  row: CollectionRow,
  { faces, statuses }: { readonly faces: readonly Creator[]; readonly statuses: readonly StatusRow[] },
): CollectionSummary {
  return {
    ...presentCollection(row),
    faces: faces.map(({ id, title, avatar_path }) => ({ id, title, avatar_path })),
    statuses: statuses.map(({ status, creators }) => ({ status, creators })),
  }
}

export function presentMember(
  creator: Creator & { person?: Person },
  { added_at, ...row }: MemberRow,
): CollectionMember {
  return { ...creator, ...presentMemberChange(row), added_at: added_at.toISOString() }
}

export function presentMemberChange({
  status,
  note,
  tags,
  column_values,
  assigned_to,
}: Omit<MemberRow, 'creator_id' | 'added_at'>) {
  return { status, note, tags: [...tags], values: { ...column_values }, assigned_to }
}

export function presentMembership(row: MembershipRow) {
  return { ...row, tags: [...row.tags], added_at: row.added_at.toISOString() }
}
