import type { MenuProps } from '@mantine/core'

/** How the menus of the header open: below their button, the focus on an item, and never taken for scrolled away. */
export const headerMenuProps = {
  position: 'bottom-end',
  shadow: 'md',
  withinPortal: false,
  withInitialFocusPlaceholder: false,
  // The header stays in sight. Where it cannot be measured, an open menu would be hidden.
  hideDetached: false,
} as const satisfies MenuProps
