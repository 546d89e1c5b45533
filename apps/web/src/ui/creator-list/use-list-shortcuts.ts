import { useLocalStorage, useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { findPosition } from './use-item-keys.ts'

/** Controls in which letters are text or choose something. */
const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="listbox"]'

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
 * selects the item that has it, / goes to the search, ? shows the keys. They do nothing while the user is typing, with
 * Ctrl, Alt or Command, and while a dialog is open.
 */
export function useListShortcuts({ ref, isActive, current, move, onToggle, onHelp }: ListShortcutsOptions): void {
  useWindowEvent('keydown', (event) => {
    const list = ref.current
    if (!isActive || !list || !isShortcut(event)) return
    const focused = list.contains(document.activeElement) ? findPosition(document.activeElement) : undefined
    const actions: Record<string, () => void> = {
      // The first key only brings the focus to the list.
      j: () => move(focused === undefined ? current : focused + 1),
      k: () => move(focused === undefined ? current : focused - 1),
      x: () => focused !== undefined && onToggle(focused),
      '/': focusSearch,
      '?': onHelp,
    }
    const act = actions[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof Element && event.target.closest(`${typing}, [role="dialog"]`)) return false
  return document.querySelector('[aria-modal="true"]') === null
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  field?.focus()
  field?.select()
}

/** Whether single keys are shortcuts in this browser; people who speak to their computer can switch them off. */
export function useShortcutChoice(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  // A default value would be stored at once.
  const [stored, store] = useLocalStorage<boolean | undefined>({
    key: 'troupe.list-shortcuts',
    deserialize: (value) => value !== 'false',
    getInitialValueInEffect: false,
  })
  return [stored ?? true, store]
}
