import type { JsonSchema } from './completion-request.ts'

const commonWords = new Set(
  'about also and are been brand but each for from has have her his into its more most not only our out over she that the their them then there they this than was were what when where which who will with you your'.split(
    ' ',
  ),
)

/** Lists a text's words of at least four letters, most frequent first, ties in order of appearance. */
export function listTopWords(text: string, count: number): string[] {
  const uses = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,20}/gu)) {
    if (!commonWords.has(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  return [...uses.entries()]
    .toSorted(([, first], [, second]) => second - first)
    .slice(0, count)
    .map(([word]) => word)
}

/** Returns the choices whose words occur in the text, best match first; the first choice if there is none. */
function chooseFrom(choices: readonly string[], text: string): string[] {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu))
  const found = choices
    .map((choice) => ({ choice, hits: choice.split('_').filter((word) => words.has(word)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((first, second) => second.hits - first.hits)
    .map(({ choice }) => choice)
  return found.length > 0 ? found.slice(0, 3) : choices.slice(0, 1)
}

/** Typical ranges; the field's name decides which one applies. */
function composeNumber(path: string): number {
  const isLower = path.endsWith('.min')
  if (/percent|rate/.test(path)) return isLower ? 2 : 8
  if (/follower|subscriber/.test(path)) return isLower ? 10_000 : 250_000
  return isLower ? 1 : 10
}

/** Composes a value that matches a schema from the words of a text, by fixed rules. */
export function composeValue(schema: JsonSchema, text: string, path = ''): unknown {
  if (schema.enum) return chooseFrom(schema.enum, text)[0]
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {})
      return Object.fromEntries(entries.map(([name, part]) => [name, composeValue(part, text, `${path}.${name}`)]))
    }
    case 'array':
      if (schema.items?.type === 'object') return composeObjects(schema.items, text, path)
      return schema.items?.enum ? chooseFrom(schema.items.enum, text) : listTopWords(text, 8)
    case 'number':
    case 'integer':
      return composeNumber(path)
    case 'boolean':
      return true
    default: {
      if (path.endsWith('.quote')) return text
      if (path.endsWith('.reply')) return composeReply(text)
      const [first = 'nothing much', ...others] = listTopWords(text, 6)
      return `The text is mostly about ${first}.\n\nIt also speaks of ${others.join(', ') || 'little else'}.`
    }
  }
}

/** Answers the last of several mails, each below a line that says who wrote it. */
function composeReply(text: string): string {
  const [topic = 'this'] = listTopWords(text.split(/^[\da-f]{24} .*:$/m).at(-1) ?? '', 1)
  return `Thank you for your mail. I have read what you write about ${topic}.\n\nI will come back to you soon.`
}

/** An object for each of the first sentences. */
function composeObjects(schema: JsonSchema, text: string, path: string): unknown[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '')
  return sentences.slice(0, 3).map((sentence) => composeValue(schema, sentence, path))
}
