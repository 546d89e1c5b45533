import type { MenuProps } from '@mantine/core'

/** Props of the header's menus: they open below their button, focus an item, and are never hidden as scrolled away. */
export const headerMenuProps = {
  position: 'bottom-end',
  shadow: 'md',
  withinPortal: false,
  withInitialFocusPlaceholder: false,
  // The header never scrolls out of view. If it cannot be measured, Mantine would hide an open menu.
  hideDetached: false,
} as const satisfies MenuProps
