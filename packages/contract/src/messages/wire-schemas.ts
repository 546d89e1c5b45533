import { z } from 'zod'

const Scalar = z.union([z.string(), z.number()])

/** A message as a parameter of another one. Its own parameters are plain. */
const InnerMessage = z.object({ message_key: z.string(), message_params: z.record(z.string(), Scalar).optional() })

/** Values of a message's placeholders: texts, numbers, or messages that are to be translated themselves. */
export const MessageParams = z.record(z.string(), z.union([Scalar, InnerMessage]))
export type MessageParams = z.output<typeof MessageParams>

/**
 * The fields of a translatable message, beside its English text. The key is one of `messages-data.ts`; both fields are
 * absent where the text is not one of ours, and the parameters where there are none.
 */
export const messageFields = { message_key: z.string().optional(), message_params: MessageParams.optional() }

/** A message's key and parameters as one field, named after the text that it translates: `advice_message`. */
export const MessageReference = z.object({ message_key: z.string(), message_params: MessageParams.optional() })
export type MessageReference = z.output<typeof MessageReference>
