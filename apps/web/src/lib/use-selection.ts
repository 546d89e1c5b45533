import { useCallback, useMemo, useState } from 'react'

interface Identified {
  readonly id: string
}

/** The selected items of a list, by id. */
export function useSelection<Item extends Identified>(items: readonly Item[]) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const toggleSelected = useCallback((id: string) => {
    setSelectedIds((present) => {
      const next = new Set(present)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return {
    selectedIds,
    /** In the order of the items. */
    selected: useMemo(() => items.filter(({ id }) => selectedIds.has(id)), [items, selectedIds]),
    toggleSelected,
    selectAll: () => setSelectedIds(new Set(items.map(({ id }) => id))),
    deselectAll: () => setSelectedIds(new Set()),
  }
}
