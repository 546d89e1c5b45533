import { badParameter, GraphError } from './graph-error.ts'

/** A requested field: `media.limit(12).after(x){id,caption}`. */
export interface FieldRequest {
  readonly name: string
  /** Values of the modifiers after the dots by name, such as `12` for `limit`. */
  readonly modifiers: ReadonlyMap<string, string>
  /** The fields in braces; undefined without braces. */
  readonly fields: readonly FieldRequest[] | undefined
}

/** Maximum nesting depth, deeper than any field of the API. */
const mostDepth = 8

/**
 * Reads the `fields` parameter: names separated by commas, each with any number of `.modifier(value)` and at most one
 * list in braces. Throws the Graph API's syntax error (code 2500).
 */
export function parseFields(expression: string): readonly FieldRequest[] {
  const scanner = createScanner(expression)
  const requests = readList(scanner, 1)
  scanner.demandEnd()
  return requests
}

interface Scanner {
  /** Moves past a token if it comes next. */
  take(token: string): boolean
  /** Moves past a token; throws if another comes next. */
  demand(token: string): void
  demandEnd(): void
  readName(): string
  /** Reads the text up to the next such token; throws if there is none. */
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

/** Defines how the fields of a type of object are read; fields that are undefined are omitted from the response. */
export interface NodeType<Node> {
  /** Name of the type in error messages. */
  readonly name: string
  readonly fields: Readonly<Record<string, (node: Node, request: FieldRequest) => unknown>>
}

/** Returns the requested fields and always the `id`. Throws error 100 for a field that the type does not have. */
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
