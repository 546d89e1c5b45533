import { useHotkeys } from '@mantine/hooks'

/** Calls `act` on `/`, unless it is typed into a field or a dialog is open. Some keyboards need Shift for it. */
export function useSlashKey(act: () => void): void {
  const actOutsideDialogs = () => {
    if (!document.querySelector('[aria-modal="true"]')) act()
  }
  useHotkeys([
    ['/', actOutsideDialogs],
    ['shift+/', actOutsideDialogs],
  ])
}
