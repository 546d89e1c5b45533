import { useLocalStorage, useWindowEvent } from '@mantine/hooks'

/** Controls in which letters are text or choose something. */
const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="listbox"]'

/**
 * Single keys for a screen, wherever the focus is. They do nothing while the user is typing, with Ctrl, Alt or Command,
 * and while a dialog is open.
 * @param readActions called with each key that may be a shortcut; the actions by key, letters in lower case. Undefined:
 * there are none.
 */
export function useSingleKeys(readActions: () => Readonly<Record<string, () => void>> | undefined): void {
  useWindowEvent('keydown', (event) => {
    if (!isShortcut(event)) return
    const act = readActions()?.[event.key.toLowerCase()]
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

/** Goes to the search of the screen. */
export function focusSearch(): void {
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
