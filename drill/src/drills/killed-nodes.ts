import { setTimeout as pause } from 'node:timers/promises'
import { BrandAnalysis } from '@troupe/contract/brand-analysis'
import { ExportResponse } from '@troupe/contract/discover/exports'
import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { compareMails } from '../../../bench/src/mail/compare-mails.ts'
import { startCampaign, waitUntilDone } from '../../../bench/src/mail/sending-brand.ts'
import { type Answer, call, read, signUpSender } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { TroupeNode } from '../cluster/node.ts'
import type { Report } from '../cluster/report.ts'
import { Messages } from './killed-messages.ts'
import { Registrations } from './killed-registrations.ts'

interface KillOptions {
  readonly creatorIds: readonly string[]
  readonly kills: number
}

/** Range of the time from starting work at a server to its kill, in milliseconds. */
const lifetimes = { shortest: 10, longest: 300 }
const registrationsAtOnce = 3
const messagesAtOnce = 12

/**
 * Kills one server after another during a campaign, an export, an analysis, a conversation and registrations.
 * @returns A function that waits until the work of the killed servers was taken over, which starts half a minute later,
 *   and checks it.
 */
export async function drillKilledNodes(
  cluster: Cluster,
  report: Report,
  options: KillOptions,
): Promise<() => Promise<void>> {
  const { creatorIds, kills } = options
  const { a, b, proxy, mailServer, databaseUrl } = cluster
  report.begin(`kill -9, ${kills} times, in the middle of everything`)
  const token = await signUpSender(cluster)
  const countKills = () => a.countKills() + b.countKills()
  const before = countKills()
  const registrations = new Registrations()
  const messages = await Messages.begin(cluster, token)
  const { id } = await startCampaign(proxy.url, { accessToken: token, creatorIds })
  const cutOff = { exports: 0, analyses: 0 }
  let inFlight = 0
  for (let kill = 0; kill < kills; kill++) {
    const victim = kill % 2 ? b : a
    await registrations.begin(victim.url, registrationsAtOnce)
    const writing = messages.write(victim.url, messagesAtOnce)
    const file = exportAll(victim.url, token)
    const analysis = analyse(victim.url, token)
    await killAfterWhile(victim)
    if ((await mailServer.readCounts()).size < creatorIds.length) inFlight++
    await writing
    cutOff.exports += await checkExport(cluster, report, { token, begun: await file, rows: creatorIds.length })
    if ((await analysis).status !== 200) {
      cutOff.analyses++
      read(BrandAnalysis, await analyse(proxy.url, token))
    }
    await victim.start()
    await proxy.waitUntilUp(victim.name)
  }
  report.say(
    `${inFlight} of them before the last mail of a campaign to ${creatorIds.length} was out; cut off and repeated by way of the proxy: ${cutOff.exports} exports, ${cutOff.analyses} analyses`,
  )
  return async () => {
    report.begin('What became of the work of the killed servers')
    await messages.settle(report)
    await registrations.settle(cluster, report)
    await waitUntilDone(proxy.url, id, token)
    const taken = await mailServer.readCounts()
    const compared = await compareMails({ databaseUrl, campaignId: id, taken, recipients: creatorIds.length })
    report.figures(compared.results)
    report.check('no mail is lost, and none is sent twice', compared.isRight)
    const unknown = (compared.results['unknown, and taken'] ?? 0) + (compared.results['unknown, and not taken'] ?? 0)
    // In the short form the campaign goes on while other drills kill servers.
    const most = (countKills() - before) * emailProviderFacts.smtp.connections
    report.check(
      'a kill leaves at most as many mails unknown as the mailbox has connections',
      unknown <= most,
      `${unknown} of at most ${most}`,
    )
    report.check('the invariants of sending hold', compared.broken.length === 0, compared.broken.join('; ') || 'all')
  }
}

async function killAfterWhile(victim: TroupeNode): Promise<void> {
  await pause(lifetimes.shortest + Math.random() * (lifetimes.longest - lifetimes.shortest))
  await victim.stop('SIGKILL')
}

function exportAll(url: string, token: string): Promise<Answer> {
  const body = { format: 'csv', search: { query_text: '', max_api_requests: 0 } }
  return call(`${url}/api/kols/export`, { method: 'POST', token, body })
}

/**
 * Checks that an acknowledged file is complete at the other server, and repeats an interrupted export.
 * @returns 1 if it was interrupted.
 */
async function checkExport(
  { proxy }: Cluster,
  report: Report,
  { token, begun, rows }: { token: string; begun: Answer; rows: number },
): Promise<0 | 1> {
  const isCutOff = begun.status !== 200
  const made = read(ExportResponse, isCutOff ? await exportAll(proxy.url, token) : begun)
  const { body } = await call(proxy.url + made.file_url)
  if (made.rows < rows || body.split('\r\n').length !== made.rows + 2)
    report.check('an exported file is whole', false, made.rows)
  return isCutOff ? 1 : 0
}

function analyse(url: string, token: string): Promise<Answer> {
  const brand_description =
    'We bake vegan bread and cakes without sugar, and sell them in our own shops in Berlin and Hamburg.'
  return call(`${url}/api/kols/analyze-brand-enhanced`, { method: 'POST', token, body: { brand_description } })
}
