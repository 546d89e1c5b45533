import { z } from 'zod'

/** What the process that reads a document says when it is through; it has been alone with the file, so it is not believed blindly. */
export const ReadingReply = z.union([
  z.object({
    text: z.object({
      passages: z.array(
        z.object({
          kind: z.enum(['heading', 'paragraph', 'row']),
          text: z.string(),
          page: z.number().int().nullable(),
        }),
      ),
      isCut: z.boolean(),
    }),
  }),
  z.object({ problem: z.enum(['broken', 'encrypted', 'no_text', 'too_complex']), message: z.string() }),
])
export type ReadingReply = z.output<typeof ReadingReply>
