import type { FieldRequest } from './field-expression.ts'
import { badParameter } from './graph-error.ts'

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
