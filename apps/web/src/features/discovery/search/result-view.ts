import { z } from 'zod'

/** How creators are laid out: as cards, or as rows for quick comparison. */
export const ResultView = z.enum(['grid', 'list'])
export type ResultView = z.output<typeof ResultView>
