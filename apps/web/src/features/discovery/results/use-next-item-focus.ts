import { useCallback, useLayoutEffect, useRef } from 'react'

/** Moves the focus to the first item that is added after a request for more, as a reader by keyboard goes on there. */
export function useNextItemFocus(itemCount: number) {
  const ref = useRef<HTMLDivElement>(null)
  /** Position of the item to focus once it is drawn. */
  const awaited = useRef<number>(null)
  useLayoutEffect(() => {
    if (awaited.current === null || itemCount <= awaited.current) return
    ref.current?.querySelector<HTMLElement>(`[data-position="${awaited.current}"] article`)?.focus()
    awaited.current = null
  }, [itemCount])
  const focusNext = useCallback(() => {
    awaited.current = itemCount
  }, [itemCount])
  return { ref, focusNext }
}
