import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { brandFileMaxBytes } from '@troupe/contract/brand-analysis'
import { createDocumentReader } from '@troupe/server/integrations/documents/document-reader'
import { readDocument } from '@troupe/server/integrations/documents/read-document'
import { usualLimits } from '@troupe/server/integrations/documents/reading-limits'
import { watchChildMemory } from '@troupe/server/testing/processes/child-memory'
import { bombs } from '@troupe/server/testing/wire/bombs'
import { buildPdf, type PdfText } from '@troupe/server/testing/wire/documents'
import { inventPerson, postJson, signUp } from '../../tools/testing/test-person.ts'
import { startTroupe } from '../../tools/testing/troupe-process.ts'
import { getOk, startBareFastify, timeUntil } from './measure/beside-load.ts'
import { report } from './measure/figures.ts'
import { summarize } from './measure/timings.ts'

/** Below the limit of ten documents per user and minute. */
const uploadsOfEach = 4
const targets = { uploadMs: 5000, p95Ms: 25 }

/**
 * Measures how fast documents of 10 MB are analysed, how other calls are answered meanwhile, and what malicious files
 * cost.
 */
export async function run(): Promise<void> {
  await measureUploads()
  await measureBombs()
}

async function measureUploads(): Promise<void> {
  const files = { 'catalogue: 280 pages, pictures': buildCatalogue(), 'book: 10 MB of text': buildBook() }
  const environment = { DEMO_CREATORS: '0', DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '' }
  const troupe = await startTroupe({ environment })
  const bare = await startBareFastify()
  try {
    const { access_token: token } = await signUp(troupe.url, inventPerson())
    const me = () => getOk(`${troupe.url}/api/auth/me`, { authorization: `Bearer ${token}` })
    await timeUntil(me, wait(1000))
    const quiet = await timeUntil(me, wait(2000))

    const uploads: Record<string, object> = {}
    const work = (async () => {
      for (const [name, file] of Object.entries(files)) {
        const times = await timeUploads(troupe.url, { token, file })
        const [slowest, reference] = [Math.round(Math.max(...times)), Math.round(await timeParser(file))]
        uploads[name] = { ...describeMs(times), 'reference: parser alone': reference }
        report({
          what: `PDF of 10 MB, ${name}: slowest analysis (ms; reference: the parser alone)`,
          value: slowest,
          reference,
          target: `< ${targets.uploadMs}`,
          isReached: slowest < targets.uploadMs,
        })
      }
    })()
    const [bareTimes, meTimes] = await Promise.all([timeUntil(() => getOk(bare.url, {}), work), timeUntil(me, work)])
    await work

    console.log(`\nPOST /api/kols/analyze-brand-file, PDFs of 10 MB (milliseconds; target: under ${targets.uploadMs})`)
    console.table(uploads)
    console.log(`GET /api/auth/me (milliseconds; ${meTimes.length} calls beside the uploads)`)
    console.table({
      'reference: bare Fastify process, beside the uploads': describeMs(bareTimes),
      'GET /api/auth/me, quiet': describeMs(quiet),
      'GET /api/auth/me, beside the uploads': describeMs(meTimes),
    })
    const { p95 } = summarize(meTimes)
    report({
      what: 'p95 of a signed-in call beside the uploads (ms)',
      value: p95,
      reference: summarize(bareTimes).p95,
      target: `< ${targets.p95Ms}`,
      isReached: p95 < targets.p95Ms,
    })
  } finally {
    await troupe.stop()
    bare.stop()
  }
}

async function timeUploads(url: string, { token, file }: { token: string; file: Buffer }): Promise<number[]> {
  const body = { file_content: file.toString('base64'), file_name: 'brand.pdf', file_type: 'pdf' }
  const times: number[] = []
  for (let count = 0; count < uploadsOfEach; count++) {
    const start = performance.now()
    await postJson(`${url}/api/kols/analyze-brand-file`, body, token)
    times.push(performance.now() - start)
  }
  return times
}

/** Times the parser alone, without its process, HTTP and the analysis. */
async function timeParser(file: Buffer): Promise<number> {
  const start = performance.now()
  await readDocument(new Uint8Array(file), 'pdf', usualLimits)
  return performance.now() - start
}

async function measureBombs(): Promise<void> {
  const reader = createDocumentReader()
  const memory = watchChildMemory()
  const rows: Record<string, object> = {}
  const most = { ms: 0, megabytes: 0 }
  for (const [name, build] of Object.entries(bombs)) {
    const content = build()
    memory.takePeak()
    const start = performance.now()
    const outcome = await reader.read(content, name.startsWith('pdf') ? 'pdf' : 'docx').then(
      ({ isCut }) => (isCut ? 'read, cut' : 'read'),
      (error) => error.problem,
    )
    const ms = Math.round(performance.now() - start)
    const megabytes = Math.round(memory.takePeak() / 1024 ** 2)
    most.ms = Math.max(most.ms, ms)
    most.megabytes = Math.max(most.megabytes, megabytes)
    rows[name] = { 'file (KB)': Math.round(content.length / 1024), outcome, ms, 'peak memory (MB)': megabytes }
  }
  memory.stop()
  await reader.close()
  console.log('\nFiles made to do harm')
  console.table(rows)
  const name = 'files made to do harm: most'
  report({ what: `${name} time (ms)`, value: most.ms, target: '<= 10500', isReached: most.ms <= 10_500 })
  report({ what: `${name} memory (MB; seen every few ms, and ended at 512)`, value: most.megabytes })
}

/** Builds a document that is read completely: 140 characters per page. */
function buildCatalogue(): Buffer {
  const pages = Array.from({ length: 280 }, (_, page) => writeLines(2, page))
  return buildPdf(pages, randomBytes(brandFileMaxBytes - 400_000))
}

/** Builds a document of which only the first 15 pages are read. */
function buildBook(): Buffer {
  return buildPdf(Array.from({ length: 2200 }, (_, page) => writeLines(40, page)))
}

const words =
  'we sell organic loose leaf tea from small gardens in Taiwan and brew it with care for people who like quiet mornings'
function writeLines(count: number, page: number): PdfText[] {
  const list = words.split(' ')
  return Array.from({ length: count }, (_, line) => ({
    text: Array.from({ length: 13 }, (_, index) => list[(page * 7 + line * 5 + index * 3) % list.length]).join(' '),
    x: 60,
    y: 780 - line * 16,
  }))
}

function describeMs(times: readonly number[]): object {
  const { p50, p95 } = summarize(times)
  return { p50, p95, max: Math.round(Math.max(...times)) }
}
