import { useHotkeys } from '@mantine/hooks'

/** Acts on `/`, unless it is typed into a field or a dialog is open. Some keyboards have it on Shift. */
export function useSlashKey(act: () => void): void {
  const actOutsideDialogs = () => {
    if (!document.querySelector('[aria-modal="true"]')) act()
  }
  useHotkeys([
    ['/', actOutsideDialogs],
    ['shift+/', actOutsideDialogs],
  ])
}
