import type { RawAnswer } from '../testing/calls/raw-http.ts'
import type { AttackedServer, JsonCall } from '../testing/processes/attacked-server.ts'

/** A call that an attacker might make. */
export interface HostileCall extends JsonCall {
  /** Shown in failures; the number refers to the lists in docs/security-table.md. */
  readonly name: string
  /** Allowed statuses; default: any below 500. */
  readonly answers?: readonly number[]
  /** Key of the message that the answer must have. */
  readonly because?: string
  /** Start of the keys that no answer may have. */
  readonly notBecause?: string
}

/** Creates a POST call with a JSON body. */
export const postJson = (path: string, body: unknown, more: Partial<HostileCall> = {}): HostileCall => ({
  name: JSON.stringify(body)?.slice(0, 80) ?? path,
  method: 'POST',
  path,
  body,
  ...more,
})

/** Creates a GET call. */
export const get = (path: string, more: Partial<HostileCall> = {}): HostileCall => ({
  name: path,
  method: 'GET',
  path,
  ...more,
})

export const refused = [400, 401, 403, 404, 405, 413, 414, 415, 422, 431]

/** Milliseconds within which an answer must arrive. */
const patience = 2000

/** Internals that no answer may contain: a stack trace, a statement, a folder of this machine. */
const inside =
  /node_modules|\.ts:\d+|\bat \S+ \(|syntax error at|violates .* constraint|invalid input syntax|\bSQLSTATE\b/

/** Makes the calls one after the other; returns a line for each unacceptable answer. */
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

/** Makes the calls, six at a time, with patience for a busy machine. */
export async function attackInLanes(server: AttackedServer, calls: readonly HostileCall[]): Promise<string[]> {
  const lanes = Array.from({ length: 6 }, (_, lane) => calls.filter((_call, index) => index % 6 === lane))
  return (await Promise.all(lanes.map((lane) => attack(server, lane, 10_000)))).flat()
}

function judge({ answers, because, notBecause }: HostileCall, answer: RawAnswer, maxMilliseconds: number): string[] {
  const { status, milliseconds, body } = answer
  const start = body.slice(0, 200)
  const key = /"message_key":"([^"]+)"/.exec(body)?.[1] ?? ''
  const isAllowed = answers ? answers.includes(status) : status > 0 && status < 500
  return [
    ...(isAllowed ? [] : [`answered ${status} ${start}`]),
    ...(because === undefined || key === because ? [] : [`answered ${status} because of ${key}`]),
    ...(notBecause !== undefined && key.startsWith(notBecause) ? [`answered ${status} because of ${key}`] : []),
    ...(milliseconds > maxMilliseconds ? [`took ${Math.round(milliseconds)} ms`] : []),
    ...(status >= 400 && inside.test(body) ? [`tells what is inside: ${start}`] : []),
    ...(status >= 400 && !hasErrorForm(answer) ? [`is no error of ours: ${status} ${start}`] : []),
  ]
}

/** Whether the body has the common form of errors. Invalid HTTP is refused before a body is written. */
function hasErrorForm({ status, body, headers }: RawAnswer): boolean {
  if (status === 431 || (status === 400 && body === '')) return true
  if (!String(headers['content-type']).startsWith('application/json')) return false
  const error: unknown = JSON.parse(body)
  return typeof error === 'object' && error !== null && 'detail' in error && Boolean(error.detail)
}
