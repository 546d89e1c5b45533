import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandFileType } from '@troupe/contract/brand-analysis'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seconds } from '../../lib/durations.ts'
import type { DocumentReader } from '../../modules/brand-analysis/document-reader-port.ts'
import { listChildPriorities, watchChildMemory } from '../../testing/processes/child-memory.ts'
import { bombs } from '../../testing/wire/bombs.ts'
import { buildDocx, buildPdf, writeParagraph } from '../../testing/wire/documents.ts'
import { createDocumentReader } from './document-reader.ts'
import { usualLimits } from './reading-limits.ts'

const pdf = buildPdf([[{ text: 'We sell tea.', x: 60, y: 700 }]])
const docx = buildDocx(writeParagraph('We sell tea.'))

const readers: DocumentReader[] = []
/** A reader that lets a document wait for its turn and its process however busy the machine is. */
function createReader(options: Parameters<typeof createDocumentReader>[0] = {}): DocumentReader {
  const reader = createDocumentReader({ longest: seconds(60), longestWait: seconds(60), ...options })
  readers.push(reader)
  return reader
}
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()))
})

describe('the reader of documents', () => {
  test('reads a PDF with its pages', async () => {
    const passages = [{ kind: 'paragraph', text: 'We sell tea.', page: 1 }]
    expect(await createReader().read(pdf, 'pdf')).toEqual({ passages, isCut: false })
  })

  test('reads a DOCX', async () => {
    const passages = [{ kind: 'paragraph', text: 'We sell tea.', page: null }]
    expect(await createReader().read(docx, 'docx')).toEqual({ passages, isCut: false })
  })

  test.each<[string, Buffer, BrandFileType, object]>([
    ['a scan', buildPdf([[]], Buffer.alloc(1000)), 'pdf', { problem: 'no_text', message: /holds no text.*scan/ }],
    ['a DOCX of pictures', buildDocx(''), 'docx', { problem: 'no_text', message: /holds no text/ }],
    ['a PDF without letters', buildPdf([[{ text: '12', x: 9, y: 9 }]]), 'pdf', { problem: 'no_text' }],
    ['a PDF named DOCX', pdf, 'docx', { problem: 'broken', message: /is a PDF/ }],
    ['a DOCX named PDF', docx, 'pdf', { problem: 'broken', message: /looks like a DOCX/ }],
    ['half a DOCX', docx.subarray(0, docx.length / 2), 'docx', { problem: 'broken', message: /damaged/ }],
  ])('gives a reason when %s gives no text', async (_what, content, type, problem) => {
    await expect(createReader().read(content, type)).rejects.toMatchObject(matching(problem))
  })

  test('reads more documents than it may at once, one after the other', async () => {
    const reader = createReader({ concurrency: 1 })
    const texts = await Promise.all([reader.read(pdf, 'pdf'), reader.read(docx, 'docx')])
    expect(texts.map(({ passages }) => passages.length)).toEqual([1, 1])
  })

  test('refuses a document when the queue is full', async () => {
    const reader = createReader({ concurrency: 1, maxWaiting: 0 })
    const first = reader.read(pdf, 'pdf')
    await expect(reader.read(pdf, 'pdf')).rejects.toMatchObject({ problem: 'busy' })
    await first
    await expect(reader.read(pdf, 'pdf')).resolves.toBeDefined()
  })

  test('ends all readings when it closes, and accepts no more', async () => {
    const reader = createReader({ concurrency: 1 })
    const readings = Promise.allSettled([reader.read(pdf, 'pdf'), reader.read(pdf, 'pdf')])
    await reader.close()
    const busy = { status: 'rejected', reason: expect.objectContaining({ problem: 'busy' }) }
    expect(await readings).toEqual([busy, busy])
    await expect(reader.read(pdf, 'pdf')).rejects.toMatchObject({ problem: 'busy' })
  })

  test.skipIf(process.platform !== 'linux')('gives way to the server while it parses, not before', async () => {
    createReader({ limits: { time: seconds(60) } })
      .read(bombs.pdfOfLines(), 'pdf')
      .catch(() => undefined)
    const lowered = () => expect(listChildPriorities().filter((nice) => nice > 0)).toEqual([10])
    await vi.waitFor(lowered, { timeout: seconds(25), interval: 10 })
    expect(listChildPriorities()).toContain(0)
  })

  test('ends a document that takes too long, and takes on the next', async () => {
    // Far less than it takes to run out of memory.
    const reader = createReader({ concurrency: 1, maxWaiting: 0, limits: { time: 20 } })
    const tooLong = { problem: 'too_complex', message: expect.stringContaining('too long') }
    await expect(reader.read(bombs.pdfOfLines(), 'pdf')).rejects.toMatchObject(tooLong)
    await expect(reader.read(bombs.pdfOfLines(), 'pdf')).rejects.toMatchObject(tooLong)
  })

  test('does not count the start of the process as reading', async () => {
    const totals: number[] = []
    // A burst of other work makes a reading late, too, but not each one.
    const readsInHalf = async () => {
      const start = performance.now()
      await createReader().read(docx, 'docx')
      totals.push(performance.now() - start)
      // Most of the time is the start; half of it is many times what the reading takes.
      await createReader({ limits: { time: Math.min(...totals) / 2 } }).read(docx, 'docx')
    }
    await vi.waitFor(readsInHalf, { timeout: seconds(100) })
  })

  test('is busy, and the file not too complex, when the time in all ends before a file is read', async () => {
    await expect(createReader({ longest: 20 }).read(docx, 'docx')).rejects.toMatchObject({ problem: 'busy' })
  })
})

/** A PDF that is read in part yields that part. */
const isCut = 'cut'

describe('a malicious file', () => {
  const memory = watchChildMemory()
  afterAll(() => memory.stop())
  beforeEach(() => void memory.takePeak())

  test.each<[keyof typeof bombs, readonly string[]]>([
    ['pdfOfManyPages', ['too_complex']],
    // How much is read in time depends on the machine.
    ['pdfOfMuchText', [isCut, 'too_complex']],
    ['pdfOfBlanks', ['too_complex']],
    ['docxOfOneLetter', ['too_complex']],
    ['docxOfParagraphs', ['too_complex']],
    ['docxOfDeepNesting', ['too_complex', 'broken']],
    ['docxOfDeepTables', ['too_complex']],
    ['docxOfManyEntries', ['too_complex']],
  ])('%s is ended in time and within its memory', async (name, expected) => {
    const outcome = await createReader()
      .read(bombs[name](), name.startsWith('pdf') ? 'pdf' : 'docx')
      .then(
        (text) => (text.isCut ? isCut : 'read'),
        (error) => error.problem,
      )
    expect(expected).toContain(outcome)
    expect(memory.takePeak()).toBeLessThan(usualLimits.memory + 128 * 1024 ** 2)
  })
})

const sharedDocuments = join(import.meta.dirname, '../../../../../../shared/data/documents')

describe.skipIf(!existsSync(sharedDocuments))('real files (skipped where the folder of test data is absent)', () => {
  test.each([
    ['ArabicCIDTrueType.pdf', 1],
    ['Pages-tree-refs.pdf', 1],
    ['b-corp-analysis-slides.pdf', 33],
    ['helloworld-bad.pdf', 1],
    ['two_paragraphs.pdf', 2],
    ['comments.docx', 1],
    ['tables.docx', 4],
    ['utf8-bom.docx', 1],
  ])('%s is read', async (name, count) => {
    expect((await readShared(name)).passages).toHaveLength(count)
  })

  test.each([
    ['empty_protected.pdf', 'no_text'],
    ['empty.docx', 'no_text'],
    ['logo.pptx', 'broken'],
  ])('%s is refused with its reason', async (name, problem) => {
    await expect(readShared(name)).rejects.toMatchObject({ problem })
  })
})

function readShared(name: string) {
  const content = readFileSync(join(sharedDocuments, name))
  return createReader().read(content, name.endsWith('.pdf') ? 'pdf' : 'docx')
}

/** Allows the message to be matched by a pattern. */
function matching(problem: object): object {
  return Object.fromEntries(
    Object.entries(problem).map(([key, value]) => [
      key,
      value instanceof RegExp ? expect.stringMatching(value) : value,
    ]),
  )
}
