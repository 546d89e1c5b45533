import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { buildDocx, writeParagraph, writeTable } from '../../testing/wire/documents.ts'
import { readDocx } from './docx-text.ts'
import { usualLimits } from './reading-limits.ts'

const read = (content: Buffer, limits = {}) => readDocx(new Uint8Array(content), { ...usualLimits, ...limits })

describe('a DOCX', () => {
  test('is read in order, with headings and the rows of tables, without pages', async () => {
    const body = [
      writeParagraph('Northwind Tea', 'H1'),
      writeParagraph('We sell tea.'),
      writeTable([
        ['Tea', 'Origin'],
        ['Oolong', 'Taiwan'],
      ]),
      writeParagraph(' '),
      writeParagraph('And pots.'),
    ]
    expect(await read(buildDocx(body.join('')))).toEqual({
      passages: [
        { kind: 'heading', text: 'Northwind Tea', page: null },
        { kind: 'paragraph', text: 'We sell tea.', page: null },
        { kind: 'row', text: 'Tea | Origin', page: null },
        { kind: 'row', text: 'Oolong | Taiwan', page: null },
        { kind: 'paragraph', text: 'And pots.', page: null },
      ],
      isCut: false,
    })
  })

  test('keeps words apart that are separated by a tab, a break or a cell within a cell', async () => {
    const inner = writeTable([['inner', 'cells']])
    const body = `<w:p><w:r><w:t>one</w:t><w:tab/><w:t>two</w:t><w:br/><w:t>three</w:t></w:r></w:p>
      <w:tbl><w:tr><w:tc>${inner}${writeParagraph('outer')}</w:tc></w:tr></w:tbl>`
    const { passages } = await read(buildDocx(body))
    expect(passages.map(({ text }) => text)).toEqual(['one two three', 'inner cells outer'])
  })

  test('is cut after the maximum number of characters', async () => {
    const body = ['one', 'two', 'three'].map((text) => writeParagraph(text.repeat(20))).join('')
    const { passages, isCut } = await read(buildDocx(body), { characters: 100 })
    expect({ count: passages.length, isCut }).toEqual({ count: 2, isCut: true })
  })

  test('is read without its pictures, of any size', async () => {
    const picture = new Uint8Array(2 * 1024 ** 2)
    const docx = buildDocx(writeParagraph('Text'), { 'word/media/image1.png': picture })
    expect((await read(docx, { unpackedSize: 10_000 })).passages).toHaveLength(1)
  })
})

describe('an unreadable DOCX', () => {
  const tooFar = { problem: 'too_complex', message: expect.stringContaining('unpacks to far more') }
  const damaged = { problem: 'broken', message: expect.stringContaining('damaged') }

  test('unpacks to two hundred times its size', async () => {
    await expect(read(buildDocx(writeParagraph('A'.repeat(4 * 1024 ** 2))))).rejects.toMatchObject(tooFar)
  })

  test('unpacks to more than the limit', async () => {
    const docx = buildDocx(writeParagraph('Text'), { 'word/a.xml': strToU8('<a/>'.repeat(100)) })
    await expect(read(docx, { unpackedSize: 500 })).rejects.toMatchObject(tooFar)
  })

  test('has thousands of entries', async () => {
    const files = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.png`, new Uint8Array()]))
    await expect(read(buildDocx('', files))).rejects.toMatchObject(tooFar)
  })

  test('has a wrong size in its directory: it is cut at that size', async () => {
    const docx = buildDocx(writeParagraph('A'.repeat(4 * 1024 ** 2)))
    const directory = docx.lastIndexOf('PK\x01\x02', docx.lastIndexOf('word/document.xml'), 'latin1')
    docx.writeUInt32LE(100, directory + 24)
    await expect(read(docx)).rejects.toMatchObject(damaged)
  })

  test.each([
    ['reads a file into itself', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]>', '&e;'],
    ['multiplies itself', '<!DOCTYPE x [<!ENTITY a "AAAA"><!ENTITY b "&a;&a;"><!ENTITY c "&b;&b;">]>', '&c;'],
  ])('%s by entities', async (_what, doctype, reference) => {
    const xml = `${doctype}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${reference}</w:t></w:r></w:p></w:body></w:document>`
    await expect(read(buildDocx('', { 'word/document.xml': strToU8(xml) }))).rejects.toMatchObject(damaged)
  })

  test.each([
    ['is only a beginning', Buffer.from('PK\x03\x04')],
    ['is cut in the middle', buildDocx(writeParagraph('Text')).subarray(0, 600)],
    ['has no document in it', buildDocx('', { 'word/document.xml': strToU8('<other/>') })],
    ['is not XML', buildDocx('', { 'word/document.xml': strToU8('Text') })],
  ])('%s', async (_what, content) => {
    await expect(read(content)).rejects.toMatchObject(damaged)
  })
})
