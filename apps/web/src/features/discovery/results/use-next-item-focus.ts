import { useCallback, useLayoutEffect, useRef } from 'react'

/** Focuses the first item added after a request for more, so that keyboard users continue there. */
export function useNextItemFocus(itemCount: number) {
  const ref = useRef<HTMLDivElement>(null)
  /** Position of the item to focus once it is rendered. */
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
