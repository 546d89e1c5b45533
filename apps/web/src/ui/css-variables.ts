import type { CSSProperties } from 'react'

/** An inline style made of custom properties, which React's own type does not know. Undefined ones are left out. */
export function toCssVariables(variables: Record<`--${string}`, string | number | undefined>): CSSProperties {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
}
