import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildPdf, buildPdfOfObjects, buildPdfOfPages, buildPdfStream } from '../../testing/wire/documents.ts'
import { readPdf } from './pdf-text.ts'
import { usualLimits } from './reading-limits.ts'

const read = (content: Buffer, limits = {}) => readPdf(new Uint8Array(content), { ...usualLimits, ...limits })

describe('a PDF', () => {
  test('is read page by page, with headings and the rows of tables', async () => {
    const pdf = buildPdf([
      [
        { text: 'Northwind Tea', x: 60, y: 780, size: 22 },
        { text: 'We sell loose-leaf tea from small gardens to', x: 60, y: 740 },
        { text: 'people who care where it grows.', x: 60, y: 726 },
      ],
      [
        { text: 'Tea', x: 60, y: 780 },
        { text: 'Origin', x: 260, y: 780 },
        { text: 'Oolong (roasted)', x: 60, y: 766 },
        { text: 'Taiwan', x: 260, y: 766 },
      ],
    ])
    expect(await read(pdf)).toEqual({
      passages: [
        { kind: 'heading', text: 'Northwind Tea', page: 1 },
        {
          kind: 'paragraph',
          text: 'We sell loose-leaf tea from small gardens to people who care where it grows.',
          page: 1,
        },
        { kind: 'row', text: 'Tea | Origin', page: 2 },
        { kind: 'row', text: 'Oolong (roasted) | Taiwan', page: 2 },
      ],
      isCut: false,
    })
  })

  test('is read along its lines when they are vertical', async () => {
    const upwards = 'BT /F1 11 Tf 0 1 -1 0 100 60 Tm (Read me) Tj ET BT /F1 11 Tf 0 1 -1 0 114 60 Tm (from below) Tj ET'
    const { passages } = await read(buildPdfOfPages([buildPdfStream(upwards)]))
    expect(passages.map(({ text }) => text)).toEqual(['Read me from below'])
  })

  test('is cut after the maximum number of pages', async () => {
    const pages = ['one', 'two', 'three'].map((text) => [{ text, x: 60, y: 700 }])
    const { passages, isCut } = await read(buildPdf(pages), { pages: 2 })
    expect({ texts: passages.map(({ text }) => text), isCut }).toEqual({ texts: ['one', 'two'], isCut: true })
  })

  test('is cut after the maximum number of characters', async () => {
    const pages = ['one', 'two', 'three'].map((text) => [{ text: text.repeat(20), x: 60, y: 700 }])
    const { passages, isCut } = await read(buildPdf(pages), { characters: 100 })
    expect({ pages: passages.map(({ page }) => page), isCut }).toEqual({ pages: [1, 2], isCut: true })
  })

  test('loses only its damaged pages', async () => {
    const broken = buildPdfStream(deflateSync('BT /F1 11 Tf (lost) Tj ET').subarray(0, 5), '/Filter/FlateDecode')
    const whole = buildPdfStream('BT /F1 11 Tf 60 700 Td (kept) Tj ET')
    const { passages } = await read(buildPdfOfPages([broken, whole]))
    expect(passages).toEqual([{ kind: 'paragraph', text: 'kept', page: 2 }])
  })

  test('with a wrong cross-reference offset is still read', async () => {
    const pdf = buildPdf([[{ text: 'Still here', x: 60, y: 700 }]]).toString('latin1')
    const { passages } = await read(Buffer.from(pdf.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'))
    expect(passages.map(({ text }) => text)).toEqual(['Still here'])
  })
})

describe('an unreadable PDF', () => {
  test('asks for a password', async () => {
    const pdf = buildPdfOfObjects(
      ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'],
      `/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>>>`,
    )
    await expect(read(pdf)).rejects.toMatchObject({
      problem: 'encrypted',
      message: expect.stringContaining('password'),
    })
  })

  test.each([
    ['is only a beginning', Buffer.from('%PDF-1.7\n')],
    ['is noise after its beginning', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 0xa7)])],
    [
      'names itself as its pages',
      buildPdfOfObjects(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 5>>']),
    ],
    ['has no pages', buildPdfOfObjects(['<</Type/Catalog>>'])],
  ])('%s', async (_what, content) => {
    await expect(read(content)).rejects.toMatchObject({
      problem: 'broken',
      message: expect.stringContaining('damaged'),
    })
  })
})
