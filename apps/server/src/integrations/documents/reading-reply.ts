import { isPlainMessageKey } from '@troupe/contract/messages/message'
import { z } from 'zod'

/** Sent by the process once its parser is loaded, before it reads. */
export const readyToRead = 'ready'

/** Reply of the process that reads a document. It handled an untrusted file, so its reply is validated. */
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
  z.object({
    problem: z.enum(['broken', 'encrypted', 'no_text', 'too_complex']),
    key: z.string().refine(isPlainMessageKey),
  }),
])
export type ReadingReply = z.output<typeof ReadingReply>
