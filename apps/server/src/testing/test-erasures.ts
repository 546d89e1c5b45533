import { randomBytes } from 'node:crypto'
import { createErasures } from '../modules/discovery/erasures.ts'

/** Who was erased, as far as a test erases anybody by it. */
export const testErasures = createErasures(randomBytes(32))
