import { setTimeout as pause } from 'node:timers/promises'
import { ErrorBody } from '@troupe/contract/base/errors'
import { z } from 'zod'
import { type Answer, call, signUpPerson } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Report } from '../cluster/report.ts'

/** Maximum time to an answer while the database is unavailable, and from its return to the servers' recovery. */
const longest = { answerMs: 3000, recoveryMs: 5000 }

/** Servers that answer for this long have recovered. */
const wellForMs = 1500

interface Sample extends Answer {
  readonly what: string
  /** Milliseconds since the database became unavailable, or came back. */
  readonly at: number
}

/**
 * Makes the database unavailable for a while: requests are refused with a message, and all recovers without a restart.
 */
export async function drillDatabaseOutage(cluster: Cluster, report: Report, seconds: number): Promise<void> {
  const { a, b, link } = cluster
  report.begin(`A database that is away for ${seconds} seconds`)
  const { access_token: token } = await signUpPerson(cluster)
  const starts = a.countStarts() + b.countStarts()
  await link.cut()
  const during = await askFor(cluster, token, seconds * 1000)
  const health = await Promise.all([a, b].map(({ url }) => call(`${url}/health/ready`)))
  await link.restore()
  const after = await askFor(cluster, token, longest.recoveryMs, isWellAgain)

  const slowest = Math.round(Math.max(...during.map(({ milliseconds }) => milliseconds)))
  report.check(
    'meanwhile each call is refused with 503, in words, with when to come again',
    during.every(isClearRefusal),
    `${during.filter(isClearRefusal).length} of ${during.length}`,
  )
  for (const text of new Set(during.map(({ what, status, body }) => `${what}: ${status} ${tellDetail(body)}`)))
    report.say(text)
  report.check('and quickly', slowest <= longest.answerMs, `the slowest after ${slowest} ms`)
  checkNotReady(report, health)
  checkRecovery(report, after)
  await signUpPerson(cluster)
  report.check('and mails go out again', true)
  report.check('no server ended', starts === a.countStarts() + b.countStarts() && (await areAlive(cluster)))
}

/** Freezes the network for a while: requests wait or are refused with a message, and are answered afterwards. */
export async function drillSilentDatabase(cluster: Cluster, report: Report, seconds: number): Promise<void> {
  const { a, b, link, proxy } = cluster
  report.begin(`A database that is silent for ${seconds} seconds`)
  const { access_token: token } = await signUpPerson(cluster)
  link.freeze()
  const asking = Promise.all(Array.from({ length: 30 }, () => call(`${proxy.url}/api/auth/me`, { token })))
  await pause(1500)
  const health = await Promise.all([a, b].map(({ url }) => call(`${url}/health/ready`)))
  await pause(seconds * 1000 - 1500)
  await link.restore()
  const asked = await asking
  const after = await askFor(cluster, token, longest.recoveryMs, isWellAgain)
  const answered = asked.filter(({ status }) => status === 200)
  report.check(
    'who asked meanwhile is answered when it is over, or refused in words',
    asked.every((answer) => answer.status === 200 || isClearRefusal(answer)),
    `${answered.length} of ${asked.length} answered`,
  )
  checkNotReady(report, health)
  checkRecovery(report, after)
}

function checkNotReady(report: Report, health: readonly Answer[]): void {
  const statuses = health.map(({ status }) => status)
  report.check(
    'the servers say that they are not ready',
    statuses.every((status) => status === 503),
    statuses.join(' '),
  )
}

function checkRecovery(report: Report, after: readonly Sample[]): void {
  const lastRefusal = after.findLast(({ status }) => status !== 200)
  const recoveredMs = Math.round(lastRefusal ? lastRefusal.at + lastRefusal.milliseconds : 0)
  const isInTime = recoveredMs < longest.recoveryMs - wellForMs
  report.check('afterwards all is well again by itself', isInTime, `after ${recoveredMs} ms`)
}

/** Sends various requests through the proxy, for the given time or until `isEnough`. */
async function askFor(
  { proxy }: Cluster,
  token: string,
  milliseconds: number,
  isEnough: (samples: readonly Sample[]) => boolean = () => false,
): Promise<Sample[]> {
  const start = performance.now()
  const samples: Sample[] = []
  const search = { query_text: 'reader', max_api_requests: 0 }
  const calls = {
    me: () => call(`${proxy.url}/api/auth/me`, { token }),
    collections: () => call(`${proxy.url}/api/collections`, { token }),
    search: () => call(`${proxy.url}/api/kols/hybrid-search`, { method: 'POST', token, body: search }),
  }
  while (performance.now() - start < milliseconds && !isEnough(samples)) {
    for (const [what, ask] of Object.entries(calls)) {
      const at = performance.now() - start
      samples.push({ what, at, ...(await ask()) })
      await pause(30)
    }
  }
  return samples
}

function isWellAgain(samples: readonly Sample[]): boolean {
  const lastRefusal = samples.findLast(({ status }) => status !== 200)
  return (samples.at(-1)?.at ?? 0) - (lastRefusal?.at ?? 0) > wellForMs
}

function isClearRefusal({ status, body, retryAfter, contentType }: Answer): boolean {
  const isJson = contentType?.startsWith('application/json') ?? false
  return status === 503 && isJson && Number(retryAfter) > 0 && tellDetail(body) !== ''
}

function tellDetail(body: string): string {
  const parsed = z.string().pipe(z.transform(parseJson)).pipe(ErrorBody).safeParse(body)
  return parsed.success && typeof parsed.data.detail === 'string' ? parsed.data.detail : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function areAlive({ a, b }: Cluster): Promise<boolean> {
  const answers = await Promise.all([a, b].map(({ url }) => call(`${url}/health/live`)))
  return answers.every(({ status }) => status === 200)
}
