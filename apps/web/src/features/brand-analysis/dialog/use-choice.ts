import { useState } from 'react'

export interface Choice<Item extends string> {
  offered: readonly Item[]
  /** In the order in which they are offered. */
  chosen: readonly Item[]
  toggle: (item: Item) => void
  chooseAll: () => void
  chooseNone: () => void
}

/** A choice among the offered items, all of them at first. */
export function useChoice<Item extends string>(offered: readonly Item[]): Choice<Item> {
  const [chosen, setChosen] = useState<ReadonlySet<Item>>(() => new Set(offered))
  return {
    offered,
    chosen: offered.filter((item) => chosen.has(item)),
    toggle: (item) => {
      const next = new Set(chosen)
      if (!next.delete(item)) next.add(item)
      setChosen(next)
    },
    chooseAll: () => setChosen(new Set(offered)),
    chooseNone: () => setChosen(new Set()),
  }
}
