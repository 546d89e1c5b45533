import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ExportResponse } from '@troupe/contract/discover/exports'
import { Campaign } from '@troupe/contract/mail/campaigns'
import { startCampaign } from '../../../bench/src/mail/sending-brand.ts'
import { call, read, signUpSender } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Report } from '../cluster/report.ts'

/** Events that a client received from a campaign's stream. */
export interface Watched {
  /** Time of each event, in milliseconds after the stream was opened. */
  readonly times: readonly number[]
  readonly last: Campaign | undefined
  /** How often the stream was opened. */
  readonly openings: number
}

/** Checks that work started at one server is visible, and its result available, at the other. */
export async function drillProgress(cluster: Cluster, report: Report, creatorIds: readonly string[]): Promise<void> {
  report.begin('Work begun at one server, followed at the other')
  const token = await signUpSender(cluster)
  const { id } = await startCampaign(cluster.a.url, { accessToken: token, creatorIds })
  const watched = await Promise.all([cluster.b.url, cluster.proxy.url].map((url) => watchCampaign(url, id, token)))
  for (const [index, { times, last }] of watched.entries()) {
    const way = index === 0 ? 'at the other server' : 'by way of the proxy'
    report.check(
      `a campaign to ${creatorIds.length}: its progress comes ${way} while it is made`,
      isGradual(times),
      `${times.length} events`,
    )
    report.check(
      `its end is seen ${way}`,
      last?.state === 'done' && last.counts.sent === creatorIds.length,
      last?.counts.sent,
    )
  }
  await exportAcross(cluster, report, token)
}

/** Whether events arrived one by one; a buffering proxy delivers them all at the end. */
const isGradual = (times: readonly number[]) =>
  (times[0] ?? Number.POSITIVE_INFINITY) < 1000 && new Set(times.map((time) => Math.round(time / 250))).size > 2

async function exportAcross({ a, b, proxy, database }: Cluster, report: Report, token: string): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*) from creators')
  const count = rows[0]?.count ?? 0
  const search = { query_text: '', max_api_requests: 0 }
  const made = read(
    ExportResponse,
    await call(`${a.url}/api/kols/export`, { method: 'POST', token, body: { format: 'csv', search } }),
  )
  const files = await Promise.all([a.url, b.url, proxy.url].map((url) => call(url + made.file_url)))
  const digests = new Set(
    files.map(({ status, body }) => `${status} ${createHash('sha256').update(body).digest('hex')}`),
  )
  report.check(
    'a file written at one is the same at the other and by way of the proxy',
    digests.size === 1 && files[0]?.status === 200,
  )
  report.check(
    'it contains all creators',
    made.rows === count && files[0]?.body.split('\r\n').length === count + 2,
    made.rows,
  )
}

/** Follows a campaign until it is done, as the browser does: a stream that ends early is opened again. */
export async function watchCampaign(url: string, id: string, token: string): Promise<Watched> {
  const start = performance.now()
  const times: number[] = []
  let last: Campaign | undefined
  let openings = 0
  while (last?.state !== 'done') {
    openings++
    for await (const campaign of readEvents(`${url}/api/campaigns/${id}/events`, token)) {
      last = campaign
      times.push(performance.now() - start)
    }
    if (last?.state !== 'done') await pause(200)
  }
  return { times, last, openings }
}

async function* readEvents(url: string, token: string): AsyncGenerator<Campaign> {
  let text = ''
  try {
    const { ok, body } = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    if (!ok || !body) return
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (data) yield Campaign.parse(JSON.parse(data))
      }
    }
  } catch (error) {
    // The stream broke; its client reopens it.
    if (!(error instanceof TypeError)) throw error
  }
}
