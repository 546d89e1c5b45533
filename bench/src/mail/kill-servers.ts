import { setTimeout as pause } from 'node:timers/promises'
import { type RunningTroupe, startTroupe } from '../../../tools/testing/troupe-process.ts'
import { report } from '../measure/figures.ts'
import { compareMails } from './compare-mails.ts'
import type { MailServer } from './mail-server.ts'
import { type SendingBrand, startCampaign, waitUntilDone } from './sending-brand.ts'

/** Range of the time from a server being ready to its kill, in milliseconds. */
const lifetimes = { shortest: 100, longest: 900 }

interface CrashRun {
  readonly brand: SendingBrand
  readonly mailServer: MailServer
  readonly databaseUrl: string
  readonly environment: Record<string, string>
  /** Number of servers that run at once; one of them is killed at a time. */
  readonly servers: number
  readonly kills: number
}

/**
 * Sends a campaign while servers are killed at random moments, then compares the accepted mails with the recorded
 * outcome.
 */
export async function killServers(run: CrashRun): Promise<void> {
  const { brand, mailServer, environment } = run
  await mailServer.readCounts('forget')
  const running: RunningTroupe[] = []
  for (let count = 0; count < run.servers; count++) running.push(await startTroupe({ environment }))
  const [first] = running
  if (!first) throw new Error('There is no server')
  const { id } = await startCampaign(first.url, brand)
  let killedInFlight = 0
  for (let kill = 0; kill < run.kills; kill++) {
    await pause(lifetimes.shortest + Math.random() * (lifetimes.longest - lifetimes.shortest))
    const victim = running.shift()
    await victim?.stop('SIGKILL')
    if ((await mailServer.readCounts()).size < brand.creatorIds.length) killedInFlight++
    running.push(await startTroupe({ environment }))
  }
  const [last] = running
  const campaign = last && (await waitUntilDone(last.url, id, brand.accessToken))
  for (const server of running) await server.stop()
  console.log(
    `\n${run.kills} times kill -9, ${run.servers} ${run.servers === 1 ? 'server' : 'servers'} at a time; ${killedInFlight} of them before the last mail was out`,
  )
  console.log(campaign?.counts)
  await compare(run, id)
}

async function compare(run: CrashRun, campaignId: string): Promise<void> {
  const { brand, mailServer, databaseUrl } = run
  const taken = await mailServer.readCounts()
  const recipients = brand.creatorIds.length
  const { results, isRight, broken } = await compareMails({ databaseUrl, campaignId, taken, recipients })
  console.table(results)
  const counts = Object.entries(results).filter(([, count]) => count > 0)
  console.log(`broken invariants: ${broken.join('; ') || 'none'}`)
  report({
    what: `${run.kills} times kill -9 of ${run.servers === 1 ? 'the only server' : `one of ${run.servers} servers`}`,
    value: counts.map(([name, count]) => `${count} ${name}`).join('; '),
    target: 'none lost, none twice',
    isReached: isRight && broken.length === 0,
  })
}
