import type { KeyboardEvent } from 'react'

/** For what opens over a dialog: Escape closes it alone, and not the dialog around it too. */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation()
}
