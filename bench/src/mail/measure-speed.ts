import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { htmlToText } from 'html-to-text'
import { z } from 'zod'
import type { RunningTroupe } from '../../../tools/testing/troupe-process.ts'
import { report } from '../measure/figures.ts'
import { summarize } from '../measure/timings.ts'
import type { MailServer } from './mail-server.ts'
import { body, readCampaign, type SendingBrand, startCampaign } from './sending-brand.ts'

const targets = { acceptMs: 1000, ratio: 0.7, p95Ms: 50 }

export interface Speed {
  /** Milliseconds until the campaign was accepted. */
  readonly accept: number
  readonly perSecond: number
  /** Milliseconds of each API call meanwhile. */
  readonly calls: number[]
  /** The server's memory in megabytes, sampled once a second. */
  readonly memory: number[]
}

/** Returns the mails per second of the reference. */
export async function measureBare(mailServer: MailServer, count: number): Promise<number> {
  const html = body.replace('{{title|there}}', 'Reader')
  const given = { port: mailServer.port, count, html, text: htmlToText(html) }
  const child = fork(join(import.meta.dirname, 'bare-nodemailer.ts'), [JSON.stringify(given)])
  const [answer] = await once(child, 'message')
  await mailServer.readCounts('forget')
  return z.object({ perSecond: z.number() }).parse(answer).perSecond
}

/** Measures one campaign from its acceptance to its last mail. */
export async function measureCampaign(troupe: RunningTroupe, brand: SendingBrand): Promise<Speed> {
  const before = performance.now()
  const { id } = await startCampaign(troupe.url, brand)
  const start = performance.now()
  const calls: number[] = []
  const memory: number[] = []
  let isOver = false
  const watching = Promise.all([
    repeat(
      20,
      () => time(calls, () => callApi(troupe.url, brand.accessToken)),
      () => isOver,
    ),
    repeat(
      1000,
      async () => void memory.push(await readMemory(troupe.processId)),
      () => isOver,
    ),
  ])
  while (!isOver) {
    isOver = (await readCampaign(troupe.url, id, brand.accessToken)).counts.waiting === 0
    if (!isOver) await pause(50)
  }
  const seconds = (performance.now() - start) / 1000
  await watching
  return { accept: start - before, perSecond: brand.creatorIds.length / seconds, calls, memory }
}

export function printSpeed(speed: Speed, bare: number): void {
  const { p50, p95 } = summarize(speed.calls)
  const ratio = speed.perSecond / bare
  report({
    what: 'a campaign is accepted after (ms)',
    value: Math.round(speed.accept),
    target: `< ${targets.acceptMs}`,
    isReached: speed.accept < targets.acceptMs,
  })
  report({
    what: 'mails of a campaign a second (reference: pooled Nodemailer)',
    value: Math.round(speed.perSecond),
    reference: Math.round(bare),
  })
  report({
    what: 'the same as a share of the reference',
    value: Number(ratio.toFixed(2)),
    target: `>= ${targets.ratio}`,
    isReached: ratio >= targets.ratio,
  })
  report({ what: 'p50 of the API while sending (ms)', value: p50 })
  report({
    what: 'p95 of the API while sending (ms)',
    value: p95,
    target: `< ${targets.p95Ms}`,
    isReached: p95 < targets.p95Ms,
  })
  const { memory } = speed
  report({
    what: 'memory while sending: at start, most, end (MB)',
    value: [memory[0], Math.max(...memory), memory.at(-1)].join(', '),
  })
}

async function repeat(interval: number, work: () => Promise<void>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await work()
    await pause(interval)
  }
}

async function time(times: number[], work: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await work()
  times.push(performance.now() - start)
}

async function callApi(url: string, accessToken: string): Promise<void> {
  const response = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${accessToken}` } })
  if (!response.ok) throw new Error(`The API answered ${response.status}`)
  await response.arrayBuffer()
}

/** Resident memory in megabytes. */
async function readMemory(processId: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
