import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type CallOptions, call } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'

/** Answers that say nothing about what became of the call. */
const unanswered: readonly number[] = [0, 429, 502, 503, 504]
const longestWait = 90_000

/** Makes a call at either server or the proxy, and repeats it by way of the proxy until a server has answered. */
export async function insist({ a, b, proxy }: Cluster, path: string, options: CallOptions): Promise<Answer> {
  const first = [a.url, b.url, proxy.url][Math.floor(Math.random() * 3)] ?? proxy.url
  return insistAt(first, proxy.url, path, options)
}

/** Makes a call at this address, and repeats it until a server has answered. */
export function insistOn(url: string, options: CallOptions): Promise<Answer> {
  return insistAt(url, url, '', options)
}

async function insistAt(first: string, further: string, path: string, options: CallOptions): Promise<Answer> {
  let answer = await call(`${first}${path}`, options)
  for (const deadline = Date.now() + longestWait; unanswered.includes(answer.status) && Date.now() < deadline; ) {
    await pause(200)
    answer = await call(`${further}${path}`, options)
  }
  return answer
}
