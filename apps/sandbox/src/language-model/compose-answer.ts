import { type CompletionRequest, JsonSchema } from './completion-request.ts'
import { composeValue, listTopWords } from './compose-value.ts'
import type { AnswerFault } from './model-faults.ts'

/** Text of an answer, and why the model stopped. */
export interface ModelAnswer {
  readonly content: string | null
  readonly refusal: string | null
  readonly finishReason: 'stop' | 'length' | 'content_filter'
}

const said = (content: string): ModelAnswer => ({ content, refusal: null, finishReason: 'stop' })

/**
 * Subject of the request: the text between two equal lines of the first question if there are any, otherwise all of
 * it.
 */
function readSubject({ messages }: CompletionRequest): string {
  const question = messages.find(({ role }) => role === 'user')?.content ?? ''
  return /^(.{8,})\n([\s\S]*)\n\1$/m.exec(question)?.[2] ?? question
}

/** Finds the requested schema; in JSON mode it may be in the instructions, on a line of its own. */
function findSchema({ response_format: format, messages }: CompletionRequest): JsonSchema | undefined {
  if (format.type === 'json_schema') return format.json_schema.schema
  if (format.type === 'text') return undefined
  const lines = messages.filter(({ role }) => role === 'system').flatMap(({ content }) => content.split('\n'))
  return lines.flatMap((line) => toSchema(line) ?? [])[0]
}

function toSchema(line: string): JsonSchema | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const parsed = JsonSchema.safeParse(JSON.parse(line))
    return parsed.success && parsed.data.properties ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Fills every text field with the subject: the worst case of a model that obeys what it reads. */
function composeGullible(schema: JsonSchema, subject: string): unknown {
  const { properties = {} } = schema
  const obeyed = Object.entries(properties).map(([name, part]) => {
    if (part.type === 'string' && !part.enum) return [name, subject]
    if (part.type === 'array' && part.items?.type === 'object') return [name, [composeGullible(part.items, subject)]]
    if (part.type === 'array' && !part.items?.enum) return [name, subject.split('\n')]
    return [name, composeValue(part, subject, name)]
  })
  return Object.fromEntries(obeyed)
}

/** Answers from the words of the request alone, or with the ordered fault. */
export function composeAnswer(request: CompletionRequest, fault: AnswerFault | undefined): ModelAnswer {
  const subject = readSubject(request)
  const schema = findSchema(request)
  const value = schema ? composeValue(schema, subject) : undefined
  const usual = value === undefined ? `It is about ${listTopWords(subject, 5).join(', ')}.` : JSON.stringify(value)
  switch (fault) {
    case 'refusal':
      return { content: null, refusal: "I'm sorry, but I can't help with that.", finishReason: 'stop' }
    case 'content-filter':
      return { content: '', refusal: null, finishReason: 'content_filter' }
    case 'malformed-json':
      return said(usual.replaceAll('"', "'"))
    case 'wrong-shape':
      return said(JSON.stringify({ answer: listTopWords(subject, 5), categories: 'all of them' }))
    case 'cut-off':
      return { ...said(usual.slice(0, usual.length / 2)), finishReason: 'length' }
    case 'empty':
      return said('')
    case 'fenced':
      return said(`Here is the JSON you asked for:\n\`\`\`json\n${usual}\n\`\`\``)
    case 'gullible':
      return said(schema ? JSON.stringify(composeGullible(schema, subject)) : subject)
    case 'no-usage':
    case undefined:
      return said(usual)
  }
}
