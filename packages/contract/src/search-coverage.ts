import { z } from 'zod'

/** The number of creators with a vector (`read`), and of all creators (`of`). */
export const ReadByMeaning = z.object({ read: z.number().int().min(0), of: z.number().int().min(1) })
export type ReadByMeaning = z.output<typeof ReadByMeaning>

/** The number of parts of the catalogue that could not be searched (`missing`), and of all parts (`all`). */
export const MissingParts = z.object({ missing: z.number().int().min(1), all: z.number().int().min(1) })
export type MissingParts = z.output<typeof MissingParts>
