import { GraphError } from './graph-error.ts'

/** A field as a request asks for it: `media.limit(12).after(x){id,caption}`. */
export interface FieldRequest {
  readonly name: string
  /** What stands behind the dots: `limit` to `12`. */
  readonly modifiers: ReadonlyMap<string, string>
  /** What stands in the braces; undefined: no braces. */
  readonly fields: readonly FieldRequest[] | undefined
}

/** Deeper nesting than any field of the interface has. */
const mostDepth = 8

/**
 * Reads the `fields` parameter: names with commas, each with any number of `.modifier(value)` and one list in braces.
 * Throws the Graph API's syntax error (code 2500).
 */
export function parseFields(expression: string): readonly FieldRequest[] {
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

  function readName(): string {
    skipBlanks()
    const name = /^\w+/.exec(expression.slice(at))?.[0]
    if (!name) throw fail('name')
    at += name.length
    return name
  }

  function readModifiers(): Map<string, string> {
    const modifiers = new Map<string, string>()
    while (take('.')) {
      const name = readName()
      if (!take('(')) throw fail('"("')
      const end = expression.indexOf(')', at)
      if (end < 0) {
        at = expression.length
        throw fail('")"')
      }
      modifiers.set(name, expression.slice(at, end).trim())
      at = end + 1
    }
    return modifiers
  }

  function readList(depth: number): FieldRequest[] {
    if (depth > mostDepth) throw fail('less nesting')
    const requests: FieldRequest[] = []
    do {
      const name = readName()
      const modifiers = readModifiers()
      const fields = take('{') ? readList(depth + 1) : undefined
      if (fields && !take('}')) throw fail('"}"')
      requests.push({ name, modifiers, fields })
    } while (take(','))
    return requests
  }

  const requests = readList(1)
  skipBlanks()
  if (at < expression.length) throw fail('end of string')
  return requests
}
