import type { CollectionMember } from '@troupe/contract/collections'
import { useCallback, useMemo, useState } from 'react'

export interface MemberSelection {
  /** Selected creators of the collection, shown or not. */
  selected: readonly CollectionMember[]
  selectedIds: ReadonlySet<string>
  toggle: (id: string) => void
  selectAll: (members: readonly CollectionMember[]) => void
  deselectAll: () => void
}

/**
 * The selected creators of a collection. Creators that leave the collection are no longer selected.
 * @param folded members on the card of another one, which are selected together.
 */
export function useMemberSelection(
  members: readonly CollectionMember[],
  folded: ReadonlyMap<string, readonly CollectionMember[]>,
): MemberSelection {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => members.filter(({ id }) => chosenIds.has(id)), [members, chosenIds])
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected])
  const toggle = useCallback(
    (id: string) =>
      setChosenIds((present) => {
        const next = new Set(present)
        const isSelected = next.has(id)
        for (const member of [id, ...(folded.get(id) ?? []).map((other) => other.id)]) {
          if (isSelected) next.delete(member)
          else next.add(member)
        }
        return next
      }),
    [folded],
  )
  return {
    selected,
    selectedIds,
    toggle,
    selectAll: (all) => setChosenIds((present) => new Set([...present, ...all.map(({ id }) => id)])),
    deselectAll: () => setChosenIds(new Set()),
  }
}
