import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus within an element while its controls are disabled for a time, since a browser takes it from a disabled
 * control: moves it to the element, which must be focusable, and back afterwards.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const kept = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const root = ref.current
    const { activeElement } = document
    if (!root) return
    if (isBusy && activeElement instanceof HTMLElement && root.contains(activeElement)) {
      kept.current = activeElement
      root.focus({ preventScroll: true })
    }
    if (!isBusy) {
      if (activeElement === root) kept.current?.focus({ preventScroll: true })
      kept.current = undefined
    }
  }, [ref, isBusy])
}
