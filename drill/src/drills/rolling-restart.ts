import { compareMails } from '../../../bench/src/mail/compare-mails.ts'
import { startCampaign } from '../../../bench/src/mail/sending-brand.ts'
import { call, signUpSender } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Report } from '../cluster/report.ts'
import { watchCampaign } from './progress.ts'
import { startTraffic } from './steady-traffic.ts'

interface RestartOptions {
  readonly creatorIds: readonly string[]
  readonly rounds: number
}

const people = 6

/**
 * Stops each server in turn with SIGTERM and restarts it, while people work, a campaign is sent and watched, and files
 * are made.
 */
export async function drillRollingRestart(cluster: Cluster, report: Report, options: RestartOptions): Promise<void> {
  const { creatorIds, rounds } = options
  const { a, b, proxy, mailServer, databaseUrl } = cluster
  report.begin(`Rolling restart, ${rounds * 2} servers one after the other, under steady traffic`)
  const token = await signUpSender(cluster)
  const traffic = await startTraffic(cluster, people)
  const { id } = await startCampaign(proxy.url, { accessToken: token, creatorIds })
  const watching = watchCampaign(proxy.url, id, token)
  const start = performance.now()
  const exitCodes: (number | null)[] = []
  const files: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const node of [a, b]) {
      const body = { format: 'xlsx', search: { query_text: '', max_api_requests: 0 } }
      const exporting = call(`${node.url}/api/kols/export`, { method: 'POST', token, body })
      exitCodes.push(await node.stop('SIGTERM'))
      files.push((await exporting).status)
      await node.start()
      await proxy.waitUntilUp(node.name)
    }
  }
  const seconds = (performance.now() - start) / 1000
  const watched = await watching
  const { calls, failures, shed, slowestMilliseconds } = await traffic.stop()
  report.figures({
    'calls a second': Math.round(calls / seconds),
    'slowest answer, milliseconds': slowestMilliseconds,
    'refused for a busy machine': shed,
  })
  for (const [text, count] of failures) report.say(`${count} times ${text}`)
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  report.check('no request failed', failed === 0, `${failed} of ${calls} in ${seconds.toFixed(0)} s`)
  report.check(
    'each server ended by itself, with what it had in hand done',
    exitCodes.every((code) => code === 0),
    exitCodes.join(' '),
  )
  report.check(
    'files begun just before are made',
    files.every((status) => status === 200),
    files.join(' '),
  )
  const counts = watched.last?.counts
  report.check(
    'the campaign was watched to its end',
    counts?.sent === creatorIds.length,
    `${counts?.sent} sent, ${watched.openings} streams`,
  )
  const taken = await mailServer.readCounts()
  const compared = await compareMails({ databaseUrl, campaignId: id, taken, recipients: creatorIds.length })
  const once = compared.results['sent, and taken once']
  report.check('each mail was taken once, and none is unknown', once === creatorIds.length, once ?? 0)
}
