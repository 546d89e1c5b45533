import { z } from 'zod'

/** The subset of JSON Schema that structured output supports. */
export interface JsonSchema {
  readonly type?: string | undefined
  readonly enum?: readonly string[] | undefined
  readonly required?: readonly string[] | undefined
  readonly additionalProperties?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined
  readonly items?: JsonSchema | undefined
}
export const JsonSchema: z.ZodType<JsonSchema> = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  properties: z
    .record(
      z.string(),
      z.lazy(() => JsonSchema),
    )
    .optional(),
  items: z.lazy(() => JsonSchema).optional(),
})

const TextPart = z.looseObject({ type: z.literal('text'), text: z.string() })

const Message = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.union([z.string(), z.array(TextPart).transform((parts) => parts.map(({ text }) => text).join('\n'))]),
})

const ResponseFormat = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text') }),
  z.object({ type: z.literal('json_object') }),
  z.object({
    type: z.literal('json_schema'),
    json_schema: z.looseObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.boolean().nullish(),
      schema: JsonSchema,
    }),
  }),
])

/** A request as in https://platform.openai.com/docs/api-reference/chat/create, with text content only. */
export const CompletionRequest = z.looseObject({
  model: z.string(),
  messages: z.array(Message).min(1),
  response_format: ResponseFormat.default({ type: 'text' }),
  stream: z.boolean().nullish(),
})
export type CompletionRequest = z.output<typeof CompletionRequest>

/**
 * Finds the first part of a schema that strict structured output refuses.
 * @returns OpenAI's error message; undefined if the schema is valid.
 */
export function findSchemaProblem(schema: JsonSchema, context: readonly string[] = []): string | undefined {
  const at = `In context=(${context.map((step) => `'${step}'`).join(', ')})`
  const properties = Object.entries(schema.properties ?? {})
  if (schema.type === 'object') {
    if (schema.additionalProperties !== false) {
      return `${at}, 'additionalProperties' is required to be supplied and to be false.`
    }
    const missing = properties.find(([name]) => !schema.required?.includes(name))
    if (missing) {
      return `${at}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing[0]}'.`
    }
  }
  const inner = schema.items ? [...properties, ['items', schema.items] as const] : properties
  return inner.map(([name, part]) => findSchemaProblem(part, [...context, name])).find((problem) => problem)
}
