import { z } from 'zod'
import { platforms } from './platform-names.ts'

export { platformNames, platforms } from './platform-names.ts'

export const Platform = z.enum(platforms)
export type Platform = z.output<typeof Platform>
