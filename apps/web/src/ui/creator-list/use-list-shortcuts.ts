import type { RefObject } from 'react'
import { focusSearch, useSingleKeys } from '../keys/use-single-keys.ts'
import { findPosition } from './use-item-keys.ts'

interface ListShortcutsOptions {
  ref: RefObject<HTMLElement | null>
  isActive: boolean
  /** Position of the item that had the focus last. */
  current: number
  move: (item: number) => void
  onToggle: (item: number) => void
  onHelp: () => void
}

/**
 * Single keys for the only list of a screen, wherever the focus is: j and k move it to the next and previous item, x
 * selects the item that has it, / goes to the search, ? shows the keys.
 */
export function useListShortcuts({ ref, isActive, current, move, onToggle, onHelp }: ListShortcutsOptions): void {
  useSingleKeys(() => {
    const list = ref.current
    if (!isActive || !list) return undefined
    const focused = list.contains(document.activeElement) ? findPosition(document.activeElement) : undefined
    return {
      // The first key only brings the focus to the list.
      j: () => move(focused === undefined ? current : focused + 1),
      k: () => move(focused === undefined ? current : focused - 1),
      ...(focused === undefined ? {} : { x: () => onToggle(focused) }),
      '/': focusSearch,
      '?': onHelp,
    }
  })
}
