import type { KeyboardEvent } from 'react'

/**
 * Whether a key is Enter, and does not confirm a candidate of an input method, as in Chinese. Safari reports this only by
 * the legacy key code.
 */
export function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing && nativeEvent.keyCode !== 229
}
