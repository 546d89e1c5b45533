import type { KeyboardEvent } from 'react'

/** For an element over a dialog: Escape closes only this element and not the dialog. */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation()
}
