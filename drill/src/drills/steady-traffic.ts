import { setTimeout as pause } from 'node:timers/promises'
import { TokenPair } from '@troupe/contract/accounts'
import { Collection } from '@troupe/contract/collections'
import { type Answer, call, read, signUpPerson } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'

/** Outcomes of the simulated users' calls. */
export interface Traffic {
  readonly calls: number
  /** Number of unexpected answers by status and beginning of the body. */
  readonly failures: ReadonlyMap<string, number>
  /** Calls refused because the machine was overloaded, which does not concern these tests. */
  readonly shed: number
  readonly slowestMilliseconds: number
}

const pauseBetweenCalls = 40
const isShed = ({ status, body }: Answer) => status === 503 && body.includes('The server is busy at the moment')

/** Simulates people who browse, search, collect and stay signed in through the proxy, until `stop` is called. */
export async function startTraffic(cluster: Cluster, people: number): Promise<{ stop(): Promise<Traffic> }> {
  const counts = { calls: 0, shed: 0, slowestMilliseconds: 0 }
  const failures = new Map<string, number>()
  let isStopping = false
  const make = async (...[path, options]: Parameters<typeof call>): Promise<Answer> => {
    await pause(pauseBetweenCalls)
    const answer = await call(cluster.proxy.url + path, options)
    counts.calls++
    counts.slowestMilliseconds = Math.max(counts.slowestMilliseconds, Math.round(answer.milliseconds))
    if (isShed(answer)) counts.shed++
    else if (answer.status !== 200) {
      const text = `${options?.method ?? 'GET'} ${path.replace(/[\da-f-]{36}/, ':id')}: ${answer.status} ${answer.body.slice(0, 100)}`
      failures.set(text, (failures.get(text) ?? 0) + 1)
    }
    return answer
  }
  const live = async (signedIn: TokenPair) => {
    for (let tokens = signedIn; !isStopping; tokens = await workForAWhile(make, tokens));
  }
  const signedIn = await Promise.all(Array.from({ length: people }, () => signUpPerson(cluster)))
  const lives = Promise.all(signedIn.map(live))
  return {
    async stop() {
      isStopping = true
      await lives
      return { ...counts, failures }
    },
  }
}

/** Makes one round of calls; returns the tokens for the next one. */
async function workForAWhile(make: typeof call, { access_token: token, refresh_token }: TokenPair): Promise<TokenPair> {
  await make('/api/auth/me', { token })
  await make('/api/kols/hybrid-search', { method: 'POST', token, body: { query_text: 'reader', max_api_requests: 0 } })
  const made = await make('/api/collections', { method: 'POST', token, body: { name: 'Drill' } })
  if (made.status === 200) {
    const { id } = read(Collection, made)
    await make(`/api/collections/${id}`, { token })
    await make(`/api/collections/${id}`, { method: 'DELETE', token })
  }
  const refreshed = await make('/api/auth/refresh', { method: 'POST', body: { refresh_token } })
  return refreshed.status === 200 ? read(TokenPair, refreshed) : { access_token: token, refresh_token }
}
