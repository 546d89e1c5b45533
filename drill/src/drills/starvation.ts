import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type MailServer, startMailServer } from '../../../bench/src/mail/mail-server.ts'
import { registerBrand, startCampaign, waitUntilDone } from '../../../bench/src/mail/sending-brand.ts'
import { type RunningTroupe, startTroupe } from '../../../tools/testing/troupe-process.ts'
import { call } from '../cluster/client.ts'
import { type EmbeddedProcess, findEmbedded } from '../cluster/embedded-process.ts'
import type { Report } from '../cluster/report.ts'
import { type HoldBack, holdBack } from './hold-back.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const share = 0.25
const stopMs = 15_000
const demoCreators = 3000

interface Amounts {
  readonly rows: number
  readonly readers: number
}

interface Starved {
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>>
  readonly report: Report
  readonly held: HoldBack
  readonly mailServer: MailServer
}

/**
 * Starts an installation on the embedded database, imports and sends a campaign with a quarter of a core in total. The
 * database is stopped for 15 seconds during each and must not be replaced; one that hangs for good must be.
 */
export async function drillStarvation(report: Report, amounts: Amounts): Promise<void> {
  const held = holdBack(share)
  report.begin(`A quarter of a core for an embedded installation, by ${held.means}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-starved-'))
  const mailServer = await startMailServer()
  const environment = { DATA_DIR: dataDir, ALLOW_PRIVATE_SMTP_HOSTS: 'on', DEMO_CREATORS: String(demoCreators) }
  const starved: Starved = { dataDir, environment, report, held, mailServer }
  let troupe: RunningTroupe | undefined
  try {
    troupe = await startFirst(starved)
    const database = findEmbedded(dataDir, troupe.processId)
    await drillDemo(starved, troupe, database)
    const token = await registerBrand(troupe.url, mailServer.port)
    await drillImport(starved, database, amounts.rows)
    await drillCampaign(starved, { troupe, database, token, readers: amounts.readers })
    const before = database.processId()
    report.check('the database was never replaced', (await database.countRestarts(troupe.url)) === 0, before)
    await drillHang(starved, troupe, database)
  } finally {
    await troupe?.stop('SIGTERM')
    mailServer.stop()
    held.end()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startFirst({ held, environment, report, dataDir }: Starved): Promise<RunningTroupe> {
  const start = performance.now()
  const troupe = await held.start(() => startTroupe({ dataDir, environment: { ...environment } }))
  report.figures({ 'the first start took (s)': toSeconds(start) })
  return troupe
}

async function drillDemo({ report, held }: Starved, { url }: RunningTroupe, database: EmbeddedProcess): Promise<void> {
  const start = performance.now()
  await until(async () => (await database.count('true')) > 0)
  held.stop(database.processId())
  const login = call(`${url}/api/auth/login`, {
    method: 'POST',
    body: { email: 'a@brand.test', password: 'Wrong-1-Horse' },
  })
  await pause(stopMs)
  const health = await call(`${url}/health/ready`)
  report.check('/health/ready says that it is slow', health.status === 200 && health.body.includes('slow'), health.body)
  held.goOn(database.processId())
  const { status, milliseconds } = await login
  report.check(
    'a call is answered late and not refused',
    status === 401,
    `${status} after ${Math.round(milliseconds)} ms`,
  )
  await until(async () => (await database.count('true')) === demoCreators)
  report.figures({ 'the demo catalogue took (s)': toSeconds(start) })
}

async function drillImport({ report, held, dataDir, environment }: Starved, database: EmbeddedProcess, rows: number) {
  const file = join(dataDir, 'list.csv')
  const lines = Array.from({ length: rows }, (_, index) => `youtube,held${index},Held ${index},held${index}@many.test`)
  await writeFile(file, ['platform,handle,title,email', ...lines].join('\n'))
  const start = performance.now()
  const command = held.start(() =>
    spawn(process.execPath, ['apps/server/src/commands/import-creators.ts', file], {
      cwd: root,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  const ended = once(command, 'exit')
  await until(async () => (await database.count("handle like 'held%'")) > 0 || command.exitCode !== null)
  held.stop(database.processId())
  await pause(stopMs)
  held.goOn(database.processId())
  const [exitCode] = await ended
  const stored = await database.count("handle like 'held%'")
  report.check(`an import of ${rows} rows is stored whole`, exitCode === 0 && stored === rows, stored)
  report.figures({ 'the import took (s)': toSeconds(start) })
}

interface CampaignParts {
  readonly troupe: RunningTroupe
  readonly database: EmbeddedProcess
  readonly token: string
  readonly readers: number
}

async function drillCampaign(
  { report, held, mailServer }: Starved,
  { troupe, database, token, readers }: CampaignParts,
) {
  const start = performance.now()
  const creatorIds = await database.listIds("handle like 'held%'", readers)
  const { id } = await startCampaign(troupe.url, { accessToken: token, creatorIds })
  await until(async () => (await mailServer.readCounts()).size > 0)
  held.stop(database.processId())
  await pause(stopMs)
  held.goOn(database.processId())
  const { counts } = await waitUntilDone(troupe.url, id, token)
  const taken = await mailServer.readCounts()
  const isOnce = taken.size === readers && [...taken.values()].every((count) => count === 1)
  report.check(
    `a campaign to ${readers}: each has one mail`,
    counts.sent === readers && isOnce,
    `${taken.size} addresses`,
  )
  report.figures({ 'the campaign took (s)': toSeconds(start) })
}

async function drillHang({ report, held }: Starved, { url }: RunningTroupe, database: EmbeddedProcess): Promise<void> {
  const start = performance.now()
  held.stop(database.processId())
  await until(async () => (await database.countRestarts(url)) === 1 || performance.now() - start > 120_000)
  const took = toSeconds(start)
  const made = 'embedding_hash = content_hash'
  const vectors = await database.count(made)
  report.check('a database that hangs for good is replaced within 60 s', took <= 60, `${took} s`)
  await until(async () => (await database.count(made)) > vectors || performance.now() - start > 300_000)
  const more = (await database.count(made)) - vectors
  report.check('the making of vectors goes on after it', more > 0, `${more} after ${toSeconds(start) - took} s`)
}

const toSeconds = (start: number) => Math.round((performance.now() - start) / 1000)

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(100)
}
