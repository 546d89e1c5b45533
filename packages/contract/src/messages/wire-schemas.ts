import { z } from 'zod'

const Scalar = z.union([z.string(), z.number()])

/** A name of a catalogue, with its English text. */
export const WireName = z.object({
  name_of: z.enum(['category', 'country', 'language']),
  code: z.string(),
  name: z.string(),
})
export type WireName = z.output<typeof WireName>

/** A number that is written with these decimals, a positive one with a sign if `is_signed`. */
export const WireFigure = z.object({
  value: z.number(),
  decimals: z.number().int().min(0).max(20),
  is_signed: z.boolean(),
})
export type WireFigure = z.output<typeof WireFigure>

const Join = z.enum(['and', 'or', 'comma'])

/** A list in a message that is itself a parameter. */
const InnerList = z.object({ items: z.array(z.union([z.string(), WireName])), join: Join })

/** A message in a message that is itself a parameter. */
const InnermostMessage = z.object({ message_key: z.string(), message_params: z.record(z.string(), Scalar).optional() })

/** A message as a parameter of another one. */
const InnerMessage = z.object({
  message_key: z.string(),
  message_params: z.record(z.string(), z.union([Scalar, WireName, WireFigure, InnerList, InnermostMessage])).optional(),
})
export type InnerMessage = z.output<typeof InnerMessage>

/** Things that the reader's language joins as in a sentence. */
const WireList = z.object({ items: z.array(z.union([z.string(), WireName, InnerMessage])), join: Join })
export type WireList = z.output<typeof WireList>

const MessageParam = z.union([Scalar, WireName, WireFigure, WireList, InnerMessage])
export type MessageParam = z.output<typeof MessageParam>

/** Values of a message's placeholders: texts, numbers, or what is to be said in the reader's language itself. */
export const MessageParams = z.record(z.string(), MessageParam)
export type MessageParams = z.output<typeof MessageParams>

/**
 * The fields of a translatable message, beside its English text. The key is one of `messages-data.ts`; both fields are
 * absent where the text is not one of ours, and the parameters where there are none.
 */
export const messageFields = { message_key: z.string().optional(), message_params: MessageParams.optional() }

/** A message's key and parameters as one field, named after the text that it translates: `advice_message`. */
export const MessageReference = z.object({ message_key: z.string(), message_params: MessageParams.optional() })
export type MessageReference = z.output<typeof MessageReference>
