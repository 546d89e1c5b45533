import { z } from 'zod'

/** Layout of creators: cards, or rows for quick comparison. */
export const ResultView = z.enum(['grid', 'list'])
export type ResultView = z.output<typeof ResultView>
