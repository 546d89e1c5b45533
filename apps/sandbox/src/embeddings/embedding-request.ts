import { z } from 'zod'
import { fullDimension } from './text-vector.ts'

/** A shorter vector hardly distinguishes texts. */
const minDimension = 32
/** OpenAI's limit for a request. */
const maxTexts = 2048

const Text = z.string().min(1)

/** A request as in https://platform.openai.com/docs/api-reference/embeddings/create, with texts and not tokens. */
export const EmbeddingRequest = z.looseObject({
  model: z.string(),
  input: z.union([Text.transform((text) => [text]), z.array(Text).min(1).max(maxTexts)]),
  dimensions: z.number().int().min(minDimension).max(fullDimension).default(fullDimension),
  encoding_format: z.enum(['float', 'base64']).default('float'),
})
export type EmbeddingRequest = z.output<typeof EmbeddingRequest>
