import { isPlainMessageKey, type PlainMessageKey } from '@troupe/contract/messages/message'
import { z } from 'zod'

/** Reply of the process that reads a workbook. It handled an untrusted file, so its reply is validated. */
export const WorkbookReply = z.union([
  z.object({ done: z.literal(true) }),
  z.object({ key: z.custom<PlainMessageKey>((value) => typeof value === 'string' && isPlainMessageKey(value)) }),
])
export type WorkbookReply = z.output<typeof WorkbookReply>
