import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface ItemKeysOptions {
  ref: RefObject<HTMLElement | null>
  itemCount: number
  columns: number
  scrollToItem: (item: number) => void
  onToggle: (item: number) => void
  onOpen: (item: number) => void
}

/** The position of the item that contains an element; undefined if none does. */
export function findPosition(element: Element | null): number | undefined {
  // Each item has its position in this attribute.
  const position = element?.closest('[data-position]')?.getAttribute('data-position')
  return position === null || position === undefined ? undefined : Number(position)
}

/** The position of the item in which an event occurred; undefined if it occurred in a control inside the item. */
export function findItem(target: EventTarget): number | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, label')) return undefined
  return findPosition(target)
}

/**
 * Keyboard navigation of a list: arrows, Home and End move the focus, Space selects, Enter opens. Tab leads to one item
 * only, the last that had the focus.
 */
export function useItemKeys({ ref, itemCount, columns, scrollToItem, onToggle, onOpen }: ItemKeysOptions) {
  const [current, setCurrent] = useState(0)
  /** Position of the item to focus once it is rendered. */
  const awaited = useRef<number>(null)

  const focusAwaited = () => {
    if (awaited.current === null) return
    const item = ref.current?.querySelector<HTMLElement>(`[data-position="${awaited.current}"] article`)
    if (!item) return
    awaited.current = null
    item.focus({ preventScroll: true })
  }
  useLayoutEffect(focusAwaited)

  const move = (item: number) => {
    const target = Math.min(Math.max(item, 0), itemCount - 1)
    awaited.current = target
    setCurrent(target)
    scrollToItem(target)
    // Nothing is rendered if the item was the current one already.
    focusAwaited()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const item = findItem(event.target)
    if (item === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const actions: Record<string, () => void> = {
      ArrowRight: () => move(item + 1),
      ArrowLeft: () => move(item - 1),
      // Do nothing in the last row.
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
    /** Moves the focus to an item, or to the nearest one if there is none at that position. */
    move,
    onKeyDown,
    /** Tracks the focused item, however it received the focus. */
    onFocus: (event: { target: Element }) => setCurrent(findPosition(event.target) ?? 0),
  }
}
