import type { CSSProperties } from 'react'

/** An inline style of custom properties, which React's type does not include. Undefined values are left out. */
export function toCssVariables(variables: Record<`--${string}`, string | number | undefined>): CSSProperties {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
}
