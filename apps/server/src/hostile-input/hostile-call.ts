import type { RawAnswer } from '../testing/calls/raw-http.ts'
import type { AttackedServer, JsonCall } from '../testing/processes/attacked-server.ts'

/** A call by an attacker. */
export interface HostileCall extends JsonCall {
  /** Description for people; its number is that of the lists in docs/security-table.md. */
  readonly name: string
  /** The allowed statuses; by default any below 500. */
  readonly answers?: readonly number[]
}

/** A call that sends JSON. */
export const postJson = (path: string, body: unknown, more: Partial<HostileCall> = {}): HostileCall => ({
  name: JSON.stringify(body)?.slice(0, 80) ?? path,
  method: 'POST',
  path,
  body,
  ...more,
})

/** A call that only reads. */
export const get = (path: string, more: Partial<HostileCall> = {}): HostileCall => ({
  name: path,
  method: 'GET',
  path,
  ...more,
})

export const refused = [400, 401, 403, 404, 405, 413, 414, 415, 422, 431]

/** Milliseconds. */
const patience = 2000

/** Internals that no answer may contain: a stack, a statement, a folder of this machine. */
const inside =
  /node_modules|\.ts:\d+|\bat \S+ \(|syntax error at|violates .* constraint|invalid input syntax|\bSQLSTATE\b/

/** Makes the calls one after the other; gives a sentence for each that was not answered as it should be. */
export async function attack(
  server: AttackedServer,
  calls: readonly HostileCall[],
  maxMilliseconds = patience,
): Promise<string[]> {
  const complaints: string[] = []
  for (const call of calls) {
    const answer = await server.send(call)
    for (const complaint of judge(call, answer, maxMilliseconds)) {
      complaints.push(`${call.name} (${call.method} ${call.path.slice(0, 80)}): ${complaint}`)
    }
  }
  return complaints
}

function judge({ answers }: HostileCall, answer: RawAnswer, maxMilliseconds: number): string[] {
  const { status, milliseconds, body } = answer
  const start = body.slice(0, 200)
  const isAllowed = answers ? answers.includes(status) : status > 0 && status < 500
  return [
    ...(isAllowed ? [] : [`answered ${status} ${start}`]),
    ...(milliseconds > maxMilliseconds ? [`took ${Math.round(milliseconds)} ms`] : []),
    ...(status >= 400 && inside.test(body) ? [`tells what is inside: ${start}`] : []),
    ...(status >= 400 && !hasErrorForm(answer) ? [`is no error of ours: ${status} ${start}`] : []),
  ]
}

/** The one form of all errors. What is no HTTP at all is refused before there is a form. */
function hasErrorForm({ status, body, headers }: RawAnswer): boolean {
  if (status === 431 || (status === 400 && body === '')) return true
  if (!String(headers['content-type']).startsWith('application/json')) return false
  const error: unknown = JSON.parse(body)
  return typeof error === 'object' && error !== null && 'detail' in error && Boolean(error.detail)
}
