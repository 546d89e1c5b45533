import { badParameter, GraphError } from './graph-error.ts'

/** A field as a request asks for it: `media.limit(12).after(x){id,caption}`. */
export interface FieldRequest {
  readonly name: string
  /** The modifiers after the dots: `limit` to `12`. */
  readonly modifiers: ReadonlyMap<string, string>
  /** The fields in braces; undefined without braces. */
  readonly fields: readonly FieldRequest[] | undefined
}

/** Deeper nesting than any field of the interface has. */
const mostDepth = 8

/**
 * Reads the `fields` parameter: names with commas, each with any number of `.modifier(value)` and one list in braces.
 * Throws the Graph API's syntax error (code 2500).
 */
export function parseFields(expression: string): readonly FieldRequest[] {
  const scanner = createScanner(expression)
  const requests = readList(scanner, 1)
  scanner.demandEnd()
  return requests
}

interface Scanner {
  /** Moves over a token if it comes next. */
  take(token: string): boolean
  /** Moves over a token that has to come next. */
  demand(token: string): void
  demandEnd(): void
  readName(): string
  /** Reads the text before the next token, which must follow. */
  readUntil(token: string): string
  fail(expected: string): GraphError
}

function createScanner(expression: string): Scanner {
  let at = 0

  function fail(expected: string): GraphError {
    const found = at < expression.length ? `"${expression.charAt(at)}"` : 'end of string'
    return new GraphError(2500, `Syntax error "Expected ${expected} instead of ${found}." at character ${at}`)
  }

  function skipBlanks(): void {
    while (/\s/.test(expression.charAt(at))) at++
  }

  function take(token: string): boolean {
    skipBlanks()
    if (expression.charAt(at) !== token) return false
    at++
    return true
  }

  return {
    take,
    fail,
    demand(token) {
      if (!take(token)) throw fail(`"${token}"`)
    },
    demandEnd() {
      skipBlanks()
      if (at < expression.length) throw fail('end of string')
    },
    readName() {
      skipBlanks()
      const name = /^\w+/.exec(expression.slice(at))?.[0]
      if (!name) throw fail('name')
      at += name.length
      return name
    },
    readUntil(token) {
      const end = expression.indexOf(token, at)
      const from = at
      at = end < 0 ? expression.length : end + token.length
      if (end < 0) throw fail(`"${token}"`)
      return expression.slice(from, end).trim()
    },
  }
}

function readModifiers(scanner: Scanner): Map<string, string> {
  const modifiers = new Map<string, string>()
  while (scanner.take('.')) {
    const name = scanner.readName()
    scanner.demand('(')
    modifiers.set(name, scanner.readUntil(')'))
  }
  return modifiers
}

function readList(scanner: Scanner, depth: number): FieldRequest[] {
  if (depth > mostDepth) throw scanner.fail('less nesting')
  const requests: FieldRequest[] = []
  do {
    const name = scanner.readName()
    const modifiers = readModifiers(scanner)
    const fields = scanner.take('{') ? readList(scanner, depth + 1) : undefined
    if (fields) scanner.demand('}')
    requests.push({ name, modifiers, fields })
  } while (scanner.take(','))
  return requests
}

/** How the fields of a kind of object are read; a field read as undefined is left out of the answer. */
export interface NodeType<Node> {
  /** As error messages name it. */
  readonly name: string
  readonly fields: Readonly<Record<string, (node: Node, request: FieldRequest) => unknown>>
}

/** Exactly the fields asked for, and always the `id`. Throws error 100 for a field that the kind does not have. */
export function selectFields<Node>(
  type: NodeType<Node>,
  node: Node,
  requests: readonly FieldRequest[],
): Record<string, unknown> {
  const id: FieldRequest = { name: 'id', modifiers: new Map(), fields: undefined }
  const wanted = requests.some(({ name }) => name === 'id') ? requests : [...requests, id]
  const entries = wanted.map((request) => {
    const read = Object.hasOwn(type.fields, request.name) ? type.fields[request.name] : undefined
    if (!read) throw badParameter(`Tried accessing nonexisting field (${request.name}) on node type (${type.name})`)
    return [request.name, read(node, request)] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
