import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkTransferFile, readTransferFile } from './read-transfer-file.ts'
import { formatName, formatVersion, type Header, type Row, type TablePage } from './transfer-format.ts'
import { writeTransferFile } from './write-transfer-file.ts'

const notes: Row[] = Array.from({ length: 600 }, (_, number) => [`${number}`, `line \u2028 ${number}\r\n`])
const pages: TablePage[] = [
  {
    table: 'people',
    rows: [
      ['1', null],
      ['2', ''],
    ],
  },
  { table: 'notes', rows: notes },
]
const header: Header = {
  format: formatName,
  version: formatVersion,
  made_at: '2026-11-21T17:40:00.000Z',
  migrations: ['0001-people'],
  vector_dimension: 512,
  secret_key_id: 'ab',
  tables: [
    { name: 'people', columns: ['id', 'name'], rows: 2, counters: { id: '2' } },
    { name: 'nobody', columns: ['id'], rows: 0, counters: { id: null } },
    { name: 'notes', columns: ['id', 'text'], rows: 600, counters: {} },
  ],
}

let folder: string
let whole: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troupe-transfer-'))
  whole = join(folder, 'whole.jsonl.gz')
  await writeTransferFile(whole, header, toAsync(pages))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* toAsync<Value>(list: readonly Value[]): AsyncGenerator<Value> {
  yield* list
}

const check = (file: string) => checkTransferFile(file, () => {})

async function checkBytes(bytes: Buffer): Promise<unknown> {
  const file = join(folder, 'broken.jsonl.gz')
  await writeFile(file, bytes)
  return check(file)
}

/** Checks a copy of the file with some lines changed, compressed correctly. */
async function checkLines(change: (lines: string[]) => string[]): Promise<unknown> {
  const lines = gunzipSync(await readFile(whole))
    .toString()
    .split('\n')
  return checkBytes(
    gzipSync(
      change(lines.slice(0, -1))
        .map((line) => `${line}\n`)
        .join(''),
    ),
  )
}

describe('a transfer file', () => {
  it('returns the written rows in pages', async () => {
    const checked = await check(whole)
    expect(checked.header).toEqual(header)
    expect([...checked.sums].map(([table, { rows }]) => [table, rows])).toEqual([
      ['people', 2],
      ['nobody', 0],
      ['notes', 600],
    ])
    const read: TablePage[] = []
    for await (const page of readTransferFile(checked)) read.push(page)
    expect(read.filter(({ table }) => table === 'notes').flatMap(({ rows }) => rows)).toEqual(notes)
    expect(read[0]).toEqual(pages[0])
    expect(Math.max(...read.map(({ rows }) => rows.length))).toBeLessThanOrEqual(250)
  })

  it('ends a page early when its rows are long', async () => {
    const file = join(folder, 'long.jsonl.gz')
    const rows: Row[] = Array.from({ length: 20 }, (_, number) => [`${number}`, 'a'.repeat(1_000_000)])
    const table = { name: 'files', columns: ['id', 'content'], rows: rows.length, counters: {} }
    await writeTransferFile(file, { ...header, tables: [table] }, toAsync([{ table: 'files', rows }]))
    const read: number[] = []
    for await (const page of readTransferFile(await check(file))) read.push(page.rows.length)
    expect(read).toEqual([8, 8, 4])
  })

  it('has a checksum for each table that does not depend on the order of the rows', async () => {
    const turned = join(folder, 'turned.jsonl.gz')
    const other = pages.map(({ table, rows }) => ({ table, rows: rows.toReversed() }))
    expect(await writeTransferFile(turned, header, toAsync(other))).toEqual((await check(whole)).sums)
  })

  it.each([0.01, 0.3, 0.9, 0.999])('is refused when it ends after %f of it', async (share) => {
    const bytes = await readFile(whole)
    await expect(checkBytes(bytes.subarray(0, Math.floor(bytes.length * share)))).rejects.toThrow('is cut short')
  })

  it('is refused when lines are missing at its end', async () => {
    await expect(checkLines((lines) => lines.slice(0, -1))).rejects.toThrow('is cut short')
    await expect(checkLines((lines) => lines.slice(0, 100))).rejects.toThrow('is cut short')
  })

  it.each<[string, (lines: string[]) => string[]]>([
    ['a letter', (lines) => lines.map((line, index) => (index === 9 ? line.replace('line', 'lime') : line))],
    ['a value', (lines) => lines.map((line, index) => (index === 1 ? line.replace('null', '""') : line))],
    ['a row twice and another not', (lines) => lines.with(9, lines[8] ?? '')],
    ['two rows in another order', (lines) => lines.with(9, lines[8] ?? '').with(8, lines[9] ?? '')],
    ['an extra row', (lines) => lines.toSpliced(9, 0, lines[9] ?? '')],
    ['a missing row', (lines) => lines.toSpliced(9, 1)],
    ['a row of another form', (lines) => lines.with(9, '{"id":1}')],
    ['a row with a value too few', (lines) => lines.with(9, '["1"]')],
    ['a row with a number', (lines) => lines.with(9, '["1",2]')],
    ['the head', (lines) => lines.with(0, (lines[0] ?? '').replace('"id":"2"', '"id":"9"'))],
    ['all counts in the head', (lines) => lines.with(0, (lines[0] ?? '').replace('"rows":2', '"rows":-2'))],
    ['something behind the end', (lines) => [...lines, '']],
  ])('is refused when %s has changed', async (_, change) => {
    await expect(checkLines(change)).rejects.toThrow(/was altered or damaged|is cut short/)
  })

  it('is refused when its bytes are damaged', async () => {
    const bytes = await readFile(whole)
    bytes.fill(0, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 20)
    await expect(checkBytes(bytes)).rejects.toThrow(/damaged/)
  })

  it('is refused when it is something else', async () => {
    await expect(checkBytes(Buffer.from('id,name\n1,Maya\n'))).rejects.toThrow('is damaged, or npm run data:export has')
    await expect(checkBytes(gzipSync('id,name\n'))).rejects.toThrow('npm run data:export has not made')
    await expect(checkBytes(Buffer.alloc(0))).rejects.toThrow('is cut short')
    await expect(checkLines((lines) => lines.with(0, '{"format":"troupe-data","version":2}'))).rejects.toThrow(
      'in another format',
    )
    await expect(check(join(folder, 'none'))).rejects.toThrow('There is no file')
    await expect(check(folder)).rejects.toThrow('is a folder')
  })
})
