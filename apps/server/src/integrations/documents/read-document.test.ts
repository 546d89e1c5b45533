import { deflateSync } from 'node:zlib'
import type { BrandFileType } from '@troupe/contract/brand-analysis'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DocumentError } from '../../modules/brand-analysis/document-reader-port.ts'
import { buildDocx, buildPdfOfPages, buildPdfStream, writeParagraph, writeTable } from '../../testing/wire/documents.ts'
import { readDocument } from './read-document.ts'
import { usualLimits } from './reading-limits.ts'

const stream = (text: string) => buildPdfStream(deflateSync(text), '/Filter/FlateDecode')
const whole: Record<BrandFileType, Buffer> = {
  pdf: buildPdfOfPages([
    stream('BT /F1 20 Tf 60 700 Td (Tea) Tj /F1 11 Tf 0 -40 Td (from small gardens) Tj ET'),
    stream('BT /F1 11 Tf 60 700 Td [(Brewed) -250 (slowly)] TJ ET'),
  ]),
  docx: buildDocx(writeParagraph('Tea', 'H1') + writeTable([['Oolong', 'Taiwan']]) + writeParagraph('Brewed slowly')),
}

// As in document-worker.ts; otherwise failures that pdf.js leaves unhandled would fail the test.
const listeners = process.listeners('unhandledRejection')
beforeAll(() => {
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', () => undefined)
})
afterAll(() => {
  process.removeAllListeners('unhandledRejection')
  for (const listener of listeners) process.on('unhandledRejection', listener)
})

/** Whether the document was read or refused with a `DocumentError`; other errors are thrown. */
async function survives(content: Uint8Array, type: BrandFileType): Promise<boolean> {
  try {
    const { passages } = await readDocument(content, type, usualLimits)
    return passages.length > 0
  } catch (error) {
    if (error instanceof DocumentError) return true
    throw error
  }
}

test('a document of one long paragraph is read up to the maximum length', async () => {
  const content = buildDocx(writeParagraph('word '.repeat(50_000)))
  const { passages, isCut } = await readDocument(new Uint8Array(content), 'docx', usualLimits)
  expect(passages.reduce((sum, { text }) => sum + text.length, 0)).toBe(usualLimits.characters)
  expect(isCut).toBe(true)
})

describe.each(['pdf', 'docx'] as const)('a damaged %s is read or refused with a known reason', (type) => {
  test('when its end is missing, from any position', async () => {
    for (let sixteenth = 0; sixteenth < 16; sixteenth++) {
      const part = whole[type].subarray(0, Math.floor((whole[type].length * sixteenth) / 16))
      expect(await survives(new Uint8Array(part), type)).toBe(true)
    }
  })

  test('when some of its bytes have changed', async () => {
    const place = fc.tuple(fc.nat(whole[type].length - 1), fc.nat(255))
    const damage = async (changes: [number, number][]) => {
      const content = new Uint8Array(whole[type])
      for (const [index, byte] of changes) content[index] = byte
      return survives(content, type)
    }
    await fc.assert(fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 20 }), damage), {
      numRuns: 300,
      seed: 7,
    })
  })
})
