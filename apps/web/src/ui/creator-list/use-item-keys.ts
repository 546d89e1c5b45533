import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface ItemKeysOptions {
  ref: RefObject<HTMLElement | null>
  itemCount: number
  columns: number
  scrollToItem: (item: number) => void
  onToggle: (item: number) => void
  onOpen: (item: number) => void
}

/** Items carry their number in this attribute. */
const positionOf = (element: Element | null) => {
  const position = element?.closest('[data-position]')?.getAttribute('data-position')
  return position === null || position === undefined ? undefined : Number(position)
}

/** The number of the item that an event comes from; undefined where it comes from a control inside of one. */
export function findItem(target: EventTarget): number | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, label')) return undefined
  return positionOf(target)
}

/**
 * The keys of a list of items: arrows, Home and End move, Space selects, Enter opens. One item at a time is the way in for Tab; it
 * is the one that had the focus last.
 */
export function useItemKeys({ ref, itemCount, columns, scrollToItem, onToggle, onOpen }: ItemKeysOptions) {
  const [current, setCurrent] = useState(0)
  /** An item that is to have the focus as soon as it is drawn. */
  const awaited = useRef<number>(null)

  useLayoutEffect(() => {
    if (awaited.current === null) return
    const item = ref.current?.querySelector<HTMLElement>(`[data-position="${awaited.current}"] article`)
    if (!item) return
    awaited.current = null
    item.focus({ preventScroll: true })
  })

  const move = (item: number) => {
    const target = Math.min(Math.max(item, 0), itemCount - 1)
    awaited.current = target
    setCurrent(target)
    scrollToItem(target)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const item = findItem(event.target)
    if (item === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const actions: Record<string, () => void> = {
      ArrowRight: () => move(item + 1),
      ArrowLeft: () => move(item - 1),
      // Not beyond the last row, where there is nothing below.
      ArrowDown: () => move(item + columns < itemCount ? item + columns : item),
      ArrowUp: () => move(item - columns >= 0 ? item - columns : item),
      Home: () => move(0),
      End: () => move(itemCount - 1),
      ' ': () => onToggle(item),
      Enter: () => onOpen(item),
    }
    const act = actions[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return {
    current,
    onKeyDown,
    /** Follows the focus, however it came. */
    onFocus: (event: { target: Element }) => setCurrent(positionOf(event.target) ?? 0),
  }
}
