import { parseSync, Visitor } from 'oxc-parser'

/** A call of `text` or `textAs`. */
export interface FoundMessage {
  readonly message: string
  readonly context: string | undefined
  /** Where the message stands in the source. */
  readonly start: number
  readonly end: number
}

/** Whether a source imports the functions that make texts. */
export const makesTexts = (source: string): boolean => /from '[^']*language\/text\.ts'/.test(source)

/**
 * Finds the texts that a source makes, in the order of the source.
 * @throws Error when a message is no literal: what is not in the source cannot be collected.
 */
export function findMessages(path: string, source: string): FoundMessage[] {
  if (!makesTexts(source)) return []
  const found: FoundMessage[] = []
  const { program } = parseSync(path, source)
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || (callee.name !== 'text' && callee.name !== 'textAs')) return
      const contextArgument = callee.name === 'textAs' ? given[0] : undefined
      const messageArgument = given[contextArgument ? 1 : 0]
      const message = readLiteral(messageArgument)
      const context = contextArgument && readLiteral(contextArgument)
      if (!messageArgument || message === undefined || (contextArgument && context === undefined)) {
        throw new Error(`${path}: a call of ${callee.name}() needs its message, and its context, as a literal`)
      }
      found.push({ message, context, start: messageArgument.start, end: messageArgument.end })
    },
  }).visit(program)
  return found.sort((a, b) => a.start - b.start)
}

interface Literal {
  readonly type: string
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[]
}

function readLiteral(node: Literal | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.quasis?.length === 1) return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}
