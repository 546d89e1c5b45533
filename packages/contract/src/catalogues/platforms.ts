import { z } from 'zod'
import { platforms } from './platform-names.ts'

export { platformNames, platforms } from './platform-names.ts'

export const Platform = z.enum(platforms)
export type Platform = z.output<typeof Platform>

/** The supported ones of any platforms, each once and in their order; all if none is supported. */
export function keepSupported(named: readonly string[]): Platform[] {
  const supported = [...new Set(named.flatMap((name) => Platform.safeParse(name).data ?? []))]
  return supported.length > 0 ? supported : [...platforms]
}
