import { randomUUID } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { TableScanner } from '../import/reading/table-scanner.ts'
import { writeCsv } from './csv-sheet.ts'
import type { Cell } from './sheet-cell.ts'
import { writeXlsx } from './xlsx-sheet.ts'

const columns = [
  { header: 'Name', width: 20 },
  { header: 'Figure', width: 10 },
  { header: 'Known', width: 10 },
]

async function* toPages(rows: readonly (readonly Cell[])[]) {
  yield rows
}

/** Reads an .xlsx file with a library: numbers as numbers, texts as they are, empty cells as null. */
async function readXlsx(rows: readonly (readonly Cell[])[]): Promise<unknown[][]> {
  const content = await buffer(writeXlsx(columns, toPages(rows)))
  return readSheet(content, { trim: false })
}

async function toCsv(rows: readonly (readonly Cell[])[]): Promise<string> {
  return text(writeCsv(columns, toPages(rows)))
}

/** Reads cells according to RFC 4180. */
async function readCsv(rows: readonly (readonly Cell[])[], delimiter = ','): Promise<string[][]> {
  const scanner = new TableScanner({ delimiter, maxRowLength: 1_000_000 })
  return [...scanner.scan((await toCsv(rows)).slice(1), true)].slice(1).map(({ cells }) => cells)
}

const harmful = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\ttab',
  '\nline',
  ' =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.test","click")',
  '-2+3+cmd|" /C calc"!A0',
]

const peculiar = [
  'Ünïcödé',
  '面包师 パン屋 빵집',
  '👩🏽‍🍳🎂',
  'مخبز',
  'a "quoted" name',
  'one, two; three',
  'first line\nsecond line',
  "O'Neil",
  '<b>&amp;</b>]]>',
  '_x000D_ and _x0041_',
  ' blanks around ',
  '12345678901234567890',
  '007',
  '1e5',
  'true',
  '2026-11-21',
  '💀'.repeat(1000),
]

describe('an .xlsx file', () => {
  test('holds numbers as numbers, booleans as booleans and texts as texts', async () => {
    const rows = [
      ['Anna', 12, true],
      ['Ben', 0.1, false],
      [null, null, null],
      ['Cem', 9_007_199_254_740_991, null],
      ['007', -3.5, true],
    ]
    expect(await readXlsx(rows)).toEqual([['Name', 'Figure', 'Known'], ...rows])
  })

  test.each([...peculiar, ...harmful.filter((name) => !name.includes('\r'))])('holds %j as it is', async (name) => {
    expect((await readXlsx([[name, 1, true]]))[1]).toEqual([name, 1, true])
  })

  test('holds no formula for any text, and keeps such a text a text when it is edited', async () => {
    const content = await buffer(writeXlsx(columns, toPages(harmful.map((name) => [name, 1, true]))))
    const files = unzipSync(content)
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet.match(/<f[ >/]/)).toBeNull()
    expect(sheet.match(/s="2" t="inlineStr"/g)).toHaveLength(harmful.length)
    expect(strFromU8(files['xl/styles.xml'] ?? new Uint8Array())).toContain('quotePrefix="1"')
  })

  test('cuts a text at the 32,767 characters that a cell holds, never within a letter', async () => {
    const [, longest, longer, astral] = await readXlsx([
      ['x'.repeat(32_767), null, null],
      ['y'.repeat(40_000), null, null],
      [`z${'🎂'.repeat(20_000)}`, null, null],
    ])
    expect(longest?.[0]).toBe('x'.repeat(32_767))
    expect(longer?.[0]).toBe('y'.repeat(32_767))
    expect(astral?.[0]).toBe(`z${'🎂'.repeat(16_383)}`)
  })

  test('drops characters that XML cannot hold', async () => {
    const rows = await readXlsx([['a\u0000b\u000bc\ufffed\r\ne', Number.NaN, null]])
    expect(rows[1]).toEqual(['abcd\ne', null, null])
    expect((await readXlsx([['half \ud83c', 1, null]]))[1]?.[0]).toBe('half \ufffd')
  })

  test('holds any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }), async (names) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold them
        const clean = names.map((name) => name.replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '') || '-')
        const rows = await readXlsx(clean.map((name) => [name, 1, true]))
        expect(rows.slice(1).map(([name]) => name)).toEqual(clean)
      }),
      { numRuns: 40 },
    )
  })

  test('fails when its rows fail', async () => {
    async function* failing() {
      yield [['Anna', 1, true]]
      throw new Error('The database went away')
    }
    await expect(buffer(writeXlsx(columns, failing()))).rejects.toThrow('The database went away')
  })

  test('reads no more rows once the reader has gone', async () => {
    const ended = Promise.withResolvers<void>()
    async function* endless() {
      try {
        for (let page = 1; ; page++) {
          if (page === 5) content.destroy()
          yield Array.from({ length: 100 }, () => [randomUUID(), Math.random(), true])
        }
      } finally {
        ended.resolve()
      }
    }
    const content = writeXlsx(columns, endless())
    content.resume()
    await ended.promise
  })
})

describe('a CSV file', () => {
  test('begins with a byte order mark, has a header, and ends its lines as RFC 4180 says', async () => {
    expect(await toCsv([['Anna', 12, true]])).toBe('\ufeff"Name","Figure","Known"\r\n"Anna",12,yes\r\n')
  })

  test.each(peculiar)('holds %j as it is', async (name) => {
    expect(await readCsv([[name, 1, true]])).toEqual([[name, '1', 'yes']])
  })

  test.each(harmful)('puts an apostrophe before %j', async (name) => {
    const [[cell] = []] = await readCsv([[name, -1, false]])
    expect(cell?.startsWith("'")).toBe(true)
    expect(cell?.replaceAll("'", '')).toBe(name.replaceAll("'", ''))
  })

  test('leaves numbers below nothing numbers', async () => {
    expect(await readCsv([['Anna', -12.5, false]])).toEqual([['Anna', '-12.5', 'no']])
  })

  test.each(['x";=1+1', 'x;=1+1', 'x\t@SUM(1)', `x";=cmd|' /C calc'!A0`, 'x; =1', 'line\n=1+1', 'x;\n-1+1'])(
    'starts no formula in %j where cells are divided by semicolons or tabs',
    async (name) => {
      for (const delimiter of [';', '\t']) {
        const cells = (await toCsv([[name, 1, true]])).split(/[\r\n]/).flatMap((line) => line.split(delimiter))
        expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
      }
    },
  )

  test('does not change a smile, a telephone number or a mention in a text', async () => {
    const bio = 'cakes ;-) call me:\n+49 30 1234\n@cakes, -10 % today'
    expect(await readCsv([[bio, null, null]])).toEqual([[bio, '', '']])
  })
})
