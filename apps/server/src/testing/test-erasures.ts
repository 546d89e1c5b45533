import { randomBytes } from 'node:crypto'
import { createErasures } from '../modules/discovery/catalogue/erasing/erasures.ts'

/** Erasures hashed with a random key of this test run. */
export const testErasures = createErasures(randomBytes(32))
