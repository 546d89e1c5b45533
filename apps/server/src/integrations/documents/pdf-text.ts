import { normalizeText } from '@troupe/contract/base/text'
import { getDocumentProxy } from 'unpdf'
import { DocumentError, type DocumentText } from '../../modules/brand-analysis/document-reader-port.ts'
import { type Block, toBlocks, toPassages } from './pdf-layout.ts'
import type { PlacedText } from './pdf-lines.ts'
import type { ReadingLimits } from './reading-limits.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
type TextContent = Awaited<ReturnType<PdfPage['getTextContent']>>
type PageItems = TextContent['items']

/** Options that prevent fetching, drawing and compiling: only the file's own bytes are read. */
const readOnly = {
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  enableXfa: false,
  verbosity: 0,
}

const damaged = 'documents.pdf_damaged'

/**
 * Reads the text of a PDF, page by page.
 * @throws DocumentError of the kinds `broken` and `encrypted`.
 */
export async function readPdf(content: Uint8Array, limits: ReadingLimits): Promise<DocumentText> {
  const document = await openPdf(content)
  const count = Math.min(document.numPages, limits.pages)
  const pages: { page: number; blocks: Block[] }[] = []
  let left = limits.characters
  for (let number = 1; number <= count && left > 0; number++) {
    const texts = await readPage(document, number, left)
    if (!texts) continue
    left -= countCharacters(texts)
    pages.push({ page: number, blocks: toBlocks(place(texts)) })
  }
  if (pages.length === 0) throw new DocumentError('broken', damaged)
  return { passages: toPassages(pages), isCut: left <= 0 || document.numPages > count }
}

async function openPdf(content: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(content, readOnly)
  } catch (error) {
    if (error instanceof RangeError) throw error
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new DocumentError('encrypted', 'documents.pdf_encrypted', { cause: error })
    }
    throw new DocumentError('broken', damaged, { cause: error })
  }
}

/** Reads a page; resolves to undefined if it is damaged, so that only its own text is lost, as in every viewer. */
async function readPage(document: PdfDocument, number: number, maxLength: number): Promise<PageItems | undefined> {
  try {
    const page = await document.getPage(number)
    const texts = await readTexts(page, maxLength)
    page.cleanup()
    return texts
  } catch (error) {
    if (error instanceof RangeError) throw error
    return undefined
  }
}

/** Reads a page's texts in file order, up to about `maxLength` characters: one page can unpack to millions of them. */
async function readTexts(page: PdfPage, maxLength: number): Promise<PageItems> {
  const items: PageItems = []
  let length = 0
  const reader = page.streamTextContent().getReader()
  while (length < maxLength) {
    const chunk: { done: boolean; value?: TextContent } = await reader.read()
    if (chunk.done || !chunk.value) return items
    items.push(...chunk.value.items)
    length += countCharacters(chunk.value.items)
  }
  void reader.cancel(new Error('enough')).catch(() => undefined)
  return items
}

/** Counts an empty text as one character, since it takes memory too. */
const countCharacters = (items: PageItems): number =>
  items.reduce((sum, item) => sum + Math.max(1, 'str' in item ? item.str.length : 0), 0)

/** Measures along and across the writing direction, so that rotated pages read like others. */
function place(items: PageItems): PlacedText[] {
  return items
    .filter((item) => 'str' in item)
    .map(({ str, dir, transform, width }) => {
      const [a, b, c, d, x, y] = transform.map(Number)
      const angle = Math.atan2(b ?? 0, a ?? 1)
      const start = (x ?? 0) * Math.cos(angle) + (y ?? 0) * Math.sin(angle)
      const baseline = (y ?? 0) * Math.cos(angle) - (x ?? 0) * Math.sin(angle)
      const size = Math.hypot(c ?? 0, d ?? 0)
      return { text: toPlainText(str), start, end: start + width, baseline, size, isRightToLeft: dir === 'rtl' }
    })
}

/** Keeps a blank at either end, since it separates words. */
const toPlainText = (text: string): string =>
  `${/^\s/.test(text) ? ' ' : ''}${normalizeText(text)}${/\s$/.test(text) ? ' ' : ''}`
