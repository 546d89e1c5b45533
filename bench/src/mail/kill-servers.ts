import { setTimeout as pause } from 'node:timers/promises'
import { connectDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/logger'
import { findBrokenInvariants } from '@troupe/server/testing/outreach-invariants'
import { type RunningTroupe, startTroupe } from '../../../tools/troupe-process.ts'
import type { MailServer } from './mail-server.ts'
import { type SendingBrand, startCampaign, waitUntilDone } from './sending-brand.ts'

/** How long a server may live before it is killed, milliseconds from the moment it is ready. */
const lifetimes = { shortest: 100, longest: 900 }

interface CrashRun {
  readonly brand: SendingBrand
  readonly mailServer: MailServer
  readonly databaseUrl: string
  readonly environment: Record<string, string>
  /** How many servers run at once; one of them is killed at a time. */
  readonly servers: number
  readonly kills: number
}

/** Sends a campaign while servers are killed at random moments, then compares what was taken with what is said. */
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

async function compare({ brand, mailServer, databaseUrl }: CrashRun, campaignId: string): Promise<void> {
  const database = connectDatabase({ databaseUrl }, 2, silentLogger)
  const { rows } = await database.pool.query<{ email: string; state: string }>(
    `select email, messages.state from messages join recipients on recipients.id = recipient_id
      where messages.campaign_id = $1`,
    [campaignId],
  )
  const taken = await mailServer.readCounts()
  const count = (isMeant: (mail: { state: string; times: number }) => boolean) =>
    rows.filter(({ email, state }) => isMeant({ state, times: taken.get(email) ?? 0 })).length
  const broken = await findBrokenInvariants(database.kysely, new Date())
  await database.close()
  const results = {
    recipients: rows.length,
    'sent, and taken once': count(({ state, times }) => state === 'sent' && times === 1),
    'unknown, and taken': count(({ state, times }) => state === 'unknown' && times === 1),
    'unknown, and not taken': count(({ state, times }) => state === 'unknown' && times === 0),
    'taken twice': count(({ times }) => times > 1),
    'said to be sent, and lost': count(({ state, times }) => state === 'sent' && times === 0),
    'in any other state': count(({ state }) => state !== 'sent' && state !== 'unknown'),
  }
  console.table(results)
  const isRight =
    results['taken twice'] + results['said to be sent, and lost'] + results['in any other state'] === 0 &&
    rows.length === brand.creatorIds.length
  console.log(
    `none lost, none twice: ${isRight ? 'reached' : 'NOT REACHED'}; broken invariants: ${broken.join('; ') || 'none'}`,
  )
}
