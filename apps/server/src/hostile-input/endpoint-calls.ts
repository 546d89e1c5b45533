import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@troupe/contract/base/endpoint'
import { validBodies } from '../testing/calls/bad-inputs.ts'
import { inventValue } from '../testing/calls/contract-endpoints.ts'

/** A stream, which does not end by itself. */
export const eventsPath = '/api/inbox/events'

/** Method and path. */
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const bodies: Record<string, object> = {
  ...validBodies,
  // An IP address needs no DNS lookup, which could fail without a network.
  'POST /api/email/test': { ...validBodies['POST /api/email/test'], smtp_host: '10.0.0.1' },
  // Its dates would be too far ahead of the server's time.
  'PATCH /api/inbox/threads/:id': { state: 'done', unread: true, note: 'Mine now' },
}
/** A body that the endpoint accepts. */
export const goodBody = (endpoint: Endpoint) =>
  endpoint.body && (bodies[nameOf(endpoint)] ?? inventValue(endpoint.body))
/** Queries that endpoints require, by their names. */
export const requiredQueries: Record<string, string> = {
  'DELETE /api/inbox/threads/:id/draft': `?revision=${randomUUID()}`,
}
/** Its path, with this id or a random one. */
export const toPath = ({ path }: Endpoint, id: string = randomUUID()) =>
  path
    .replace(':provider', 'smtp')
    .replace(':creatorId', '1')
    .replace(':token', 'x'.repeat(43))
    .replace(':step', '0')
    .replace(/:\w+/g, id)

/** Keeps about twenty bodies, evenly spread, and each that contains characters a database rejects in text. */
export function thinOut(bodies: readonly string[]): string[] {
  const step = Math.ceil(bodies.length / 20)
  return bodies.filter((body, index) => index % step === 0 || /\\u0000|\\ud800/.test(body))
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One wrong value of each kind. */
export const wrongParts: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  '',
  'a\u0000b',
  '\ud800',
  'x'.repeat(30_000),
  [],
  {},
  [null],
  { toString: 'x' },
]

/** The data of the first event of a stream, which is then closed. @throws Error if there is none. */
export async function readFirstEvent(url: string, token: string): Promise<unknown> {
  const { status, body } = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (status !== 200) throw new Error(`${url} answered ${status}`)
  let read = ''
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) {
    read += decoder.decode(chunk, { stream: true })
    const [, data] = /^data: ?(.*)\n\n/m.exec(read) ?? []
    if (data !== undefined) return JSON.parse(data)
  }
  throw new Error(`The stream ended without an event: ${read}`)
}
