import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openOrJoinDatabase } from '@troupe/server/database/open-or-join'
import { type RunningTroupe, startTroupe } from '../../tools/testing/troupe-process.ts'
import { type InventingMailboxes, startInventingMailboxes } from './mail/inventing-mailboxes.ts'
import { fillWithReaders, putJson, readCampaign, registerBrand, startCampaign } from './mail/sending-brand.ts'
import { getOk, timeUntil } from './measure/beside-load.ts'
import { report } from './measure/figures.ts'
import { summarize } from './measure/timings.ts'

const mailboxes = 50
const hugeMailbox = 200_000
const targets = { memoryMb: 600, apiMs: 50, shownMs: 5000, firstMs: 10_000 }

/** A user with a running campaign whose mailbox is read. */
interface Reader {
  readonly accessToken: string
  readonly campaignId: string
  readonly messageIds: readonly string[]
  /** User name of the mailbox. */
  readonly box: string
}

interface Bench {
  readonly troupe: RunningTroupe
  readonly mails: InventingMailboxes
  readonly creatorIds: readonly string[]
}

/**
 * Measures the reading of 50 mailboxes: memory and the API's response while all their mails are looked at for the first
 * time, the time from an answer to the figure that shows it, and the first connection to a mailbox of 200,000 mails.
 * @param size Mails in each of the 50 mailboxes.
 */
export async function run(size = '20000'): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-bench-reading-'))
  const mails = await startInventingMailboxes()
  try {
    const creatorIds = await fillWithReaders({ databaseUrl: undefined, dataDir }, 3)
    const environment = { DEMO_CREATORS: '0', ALLOW_PRIVATE_SMTP_HOSTS: 'on', DATABASE_URL: '' }
    const troupe = await startTroupe({ dataDir, environment })
    try {
      const bench = { troupe, mails, creatorIds }
      const readers: Reader[] = []
      for (let number = 0; number < mailboxes; number++)
        readers.push(await prepareReader(bench, `box-${number}-${size}`))
      await measureFirstReading(bench, readers, Number(size))
      await measureAnswers(bench, readers)
      await measureHugeMailbox(bench)
    } finally {
      await troupe.stop()
    }
  } finally {
    mails.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function prepareReader({ troupe, mails, creatorIds }: Bench, box: string): Promise<Reader> {
  const { url, dataDir } = troupe
  const accessToken = await registerBrand(url, mails.smtpPort)
  const followUps = [{ delay_hours: 24, body: '<p>Did you see it?</p>' }]
  const { id } = await startCampaign(url, { accessToken, creatorIds }, followUps)
  while ((await readCampaign(url, id, accessToken)).counts.waiting > 0) await pause(50)
  const database = await openOrJoinDatabase({ databaseUrl: undefined, dataDir })
  const { rows } = await database.pool.query<{ message_id: string }>(
    'select message_id from messages where campaign_id = $1 and step = 0 order by id',
    [id],
  )
  await database.close()
  return { accessToken, campaignId: id, messageIds: rows.map((row) => row.message_id), box }
}

/** Has the reader's mailbox read from now on. */
async function listen({ troupe, mails }: Bench, { accessToken, box }: Reader): Promise<void> {
  const imap = { host: '127.0.0.1', port: mails.imapPort, user: box, password: 'secret' }
  await putJson(`${troupe.url}/api/mailbox-readings/smtp`, { imap }, accessToken)
}

async function measureFirstReading(bench: Bench, readers: readonly Reader[], size: number): Promise<void> {
  const { troupe, mails } = bench
  const memory: number[] = []
  const start = performance.now()
  for (const reader of readers) await listen(bench, reader)
  const finish = async () => {
    while ((await mails.countHeads()) < size * readers.length) {
      memory.push(await readMemory(troupe.processId))
      await pause(500)
    }
  }
  const authorization = `Bearer ${readers[0]?.accessToken}`
  const calls = await timeUntil(() => getOk(`${troupe.url}/api/campaigns`, { authorization }), finish())
  const seconds = (performance.now() - start) / 1000
  const { p50, p95 } = summarize(calls)
  const most = Math.max(...memory)
  report({ what: `first look, ${readers.length}x${size} mails (s)`, value: Math.round(seconds) })
  report({
    what: 'most memory meanwhile (MB)',
    value: most,
    target: `< ${targets.memoryMb}`,
    isReached: most < targets.memoryMb,
  })
  console.log(`API p50 meanwhile: ${p50} ms`)
  report({
    what: 'API p95 meanwhile (ms)',
    value: p95,
    target: `< ${targets.apiMs}`,
    isReached: p95 < targets.apiMs,
  })
}

async function measureAnswers({ troupe, mails }: Bench, readers: readonly Reader[]): Promise<void> {
  // The last runs end, and the connections are kept.
  await pause(20_000)
  const times: number[] = []
  for (const reader of readers) {
    const start = performance.now()
    mails.putAnswer(reader.box, reader.messageIds[0] ?? '')
    times.push(await timeUntilReplied(troupe.url, reader, start))
  }
  const { p50, p95 } = summarize(times)
  console.log(`answer to figure, p50: ${p50} ms`)
  report({
    what: 'answer to figure, p95 (ms)',
    value: p95,
    target: `< ${targets.shownMs}`,
    isReached: p95 < targets.shownMs,
  })
  report({ what: `memory, ${readers.length} connections (MB)`, value: await readMemory(troupe.processId) })
}

async function measureHugeMailbox(bench: Bench): Promise<void> {
  const { troupe, mails } = bench
  const reader = await prepareReader(bench, `box-huge-${hugeMailbox}`)
  const [newest = '', old = ''] = reader.messageIds
  mails.putAnswer(reader.box, newest, hugeMailbox - 50)
  mails.putAnswer(reader.box, old, 10)
  const before = await mails.countHeads()
  const start = performance.now()
  await listen(bench, reader)
  const first = await timeUntilReplied(troupe.url, reader, start)
  report({
    what: `first of ${hugeMailbox} (ms)`,
    value: Math.round(first),
    target: `< ${targets.firstMs}`,
    isReached: first < targets.firstMs,
  })
  while ((await mails.countHeads()) - before < hugeMailbox) await pause(200)
  const all = await timeUntilReplied(troupe.url, reader, start, 2)
  console.log(`all looked at: ${Math.round(all / 1000)} s`)
  const database = await openOrJoinDatabase({ databaseUrl: undefined, dataDir: troupe.dataDir })
  const { rows } = await database.pool.query<{ stored: number }>(
    'select count(*)::int as stored from received_mails where campaign_id = $1',
    [reader.campaignId],
  )
  await database.close()
  const stored = rows[0]?.stored ?? -1
  report({ what: 'stored', value: stored, target: '= 2', isReached: stored === 2 })
}

async function timeUntilReplied(url: string, reader: Reader, start: number, count = 1): Promise<number> {
  while ((await readCampaign(url, reader.campaignId, reader.accessToken)).replied < count) await pause(20)
  return performance.now() - start
}

/** Resident memory in megabytes. */
async function readMemory(processId: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
