import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorkbookReader } from './workbook-reader.ts'
import { writeFirstSheet } from './write-sheet.ts'

const relations =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>'

function buildWorkbook(given: Record<string, string>): Uint8Array {
  const usual = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations,
  }
  const files = Object.entries({ ...usual, ...given }).map(([path, text]) => [path, strToU8(text)] as const)
  return zipSync(Object.fromEntries(files))
}

const sheet = (rows: string) => ({
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})
const read = (content: Uint8Array) => [...writeFirstSheet(content)].join('')
const keyOf = (content: Uint8Array) => {
  try {
    read(content)
  } catch (error) {
    return error instanceof Error && 'key' in error ? error.key : error
  }
  return 'read'
}

describe('a sheet', () => {
  test('has shared, inline and computed texts, numbers, dates and percentages', () => {
    const content = buildWorkbook({
      ...sheet(`
        <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Rate &amp; more</t></is></c></row>
        <row r="2"><c r="A2"><v>1.2345E+7</v></c><c r="B2" s="1"><v>0.034</v></c><c r="C2" s="2"><v>45000</v></c>
          <c r="E2" t="str"><f>HYPERLINK("http://evil.test")</f><v>linked</v></c><c r="F2" t="b"><v>1</v></c>
          <c r="G2" t="e"><v>#REF!</v></c></row>`),
      'xl/sharedStrings.xml':
        '<sst><si><r><t>Fol</t></r><r><t>lowers</t></r><rPh sb="0" eb="1"><t>hint</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    })
    expect(read(content)).toBe('"Followers","Rate & more"\n"12345000","3.4%","2023-03-15","","linked","true",""')
  })

  test('has numbers with three decimals so that no list reads them as thousands', () => {
    const content = buildWorkbook(
      sheet('<row r="1"><c><v>12.375</v></c><c><v>-0.125</v></c><c><v>12.3</v></c><c><v>1234.5675</v></c></row>'),
    )
    expect(read(content)).toBe('"12.3750","-0.1250","12.3","1234.5675"')
  })

  test('keeps the numbers of its rows, whatever is empty or broken into lines', () => {
    const content = buildWorkbook(
      sheet(
        '<row r="2"><c t="inlineStr"><is><t>a"b\nc</t></is></c></row><row r="5"><c r="A5"><v>1</v></c></row><row r="6"/>',
      ),
    )
    expect(read(content)).toBe('\n"a""b c"\n\n\n"1"')
  })

  test('is the first that is not hidden', () => {
    const content = buildWorkbook({
      ...sheet('<row r="1"><c><v>1</v></c></row>'),
      'xl/worksheets/sheet2.xml': '<x:worksheet><x:row r="1"><x:c><x:v>2</x:v></x:c></x:row></x:worksheet>',
      'xl/workbook.xml':
        '<workbook><sheets><sheet state="hidden" r:id="rId1"/><sheet r:id="rId2"/></sheets></workbook>',
    })
    expect(read(content)).toBe('"2"')
  })
})

describe('a workbook that is refused', () => {
  test.each([
    ['text', strToU8('name,followers\n'), 'imports.workbook_damaged'],
    ['a cut archive', buildWorkbook(sheet('')).subarray(0, 100), 'imports.workbook_damaged'],
    ['another archive', zipSync({ 'a.txt': strToU8('a') }), 'imports.workbook_damaged'],
    ['an old workbook', Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1'), 'imports.workbook_old'],
    ['an empty sheet', buildWorkbook(sheet('')), 'imports.workbook_without_sheet'],
    [
      'a document type',
      buildWorkbook({ 'xl/worksheets/sheet1.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>' }),
      'imports.workbook_damaged',
    ],
    ['a bomb', buildWorkbook(sheet(' '.repeat(8_000_000))), 'imports.workbook_unpacks_too_far'],
    [
      'rows far apart',
      buildWorkbook(sheet('<row r="1048576"><c><v>1</v></c></row>')),
      'imports.workbook_unpacks_too_far',
    ],
    [
      'many entries',
      zipSync(Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`${index}.xml`, strToU8('<a/>')]))),
      'imports.workbook_unpacks_too_far',
    ],
  ])('%s', (_, content, key) => {
    expect(keyOf(content)).toBe(key)
  })
})

describe('the process that reads a workbook', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'troupe-workbook-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('writes the sheet to a file', async () => {
    const file = join(folder, 'a.csv')
    await createWorkbookReader().writeCsv(buildWorkbook(sheet('<row r="1"><c><v>7</v></c></row>')), file)
    expect(await readFile(file, 'utf8')).toBe('"7"')
  })

  test('says why it refuses one', async () => {
    const reading = createWorkbookReader().writeCsv(strToU8('PK\x03\x04 nothing'), join(folder, 'b.csv'))
    await expect(reading).rejects.toMatchObject({ key: 'imports.workbook_damaged' })
  })

  test('is ended when it takes too long', async () => {
    const reading = createWorkbookReader({ time: 1 }).writeCsv(buildWorkbook(sheet('')), join(folder, 'c.csv'))
    await expect(reading).rejects.toMatchObject({ key: 'imports.workbook_too_slow' })
  })

  test('is ended when it writes too much', async () => {
    const rows = '<row><c><v>7</v></c></row>'.repeat(50_000)
    const reading = createWorkbookReader({ csvBytes: 1000 }).writeCsv(buildWorkbook(sheet(rows)), join(folder, 'd.csv'))
    await expect(reading).rejects.toMatchObject({ key: 'imports.workbook_unpacks_too_far' })
  })
})
