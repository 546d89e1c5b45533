import { normalizeText } from '@troupe/contract/base/text'
import mammoth from 'mammoth'
import { DocumentError, type DocumentText, type Passage } from '../../modules/brand-analysis/document-reader-port.ts'
import { repackXml } from './docx-archive.ts'
import type { ReadingLimits } from './reading-limits.ts'

/** The part of mammoth's document model that is used here. */
interface WordElement {
  readonly type: string
  readonly children?: readonly WordElement[]
  readonly value?: string
  /** Built-in styles have English names in every language of Word. */
  readonly styleName?: string | null
}

const headingStyle = /^(?:heading \d|title|subtitle)$/i

/**
 * Reads the text of a DOCX in reading order. Headers, footers, footnotes and comments are left out.
 * @throws DocumentError of the kinds `broken` and `too_complex`.
 */
export async function readDocx(content: Uint8Array, limits: ReadingLimits): Promise<DocumentText> {
  const document = await openDocx(Buffer.from(repackXml(content, limits)))
  const passages: Passage[] = []
  let left = limits.characters
  for (const passage of listPassages(document)) {
    passages.push(passage)
    left -= passage.text.length
    if (left <= 0) return { passages, isCut: true }
  }
  return { passages, isCut: false }
}

async function openDocx(buffer: Buffer): Promise<WordElement> {
  let found: WordElement | undefined
  try {
    await mammoth.convertToHtml(
      { buffer },
      {
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        // Only mammoth's parsing is needed, so it receives no content to convert to HTML.
        transformDocument(document: WordElement) {
          found = document
          return { ...document, children: [] }
        },
      },
    )
  } catch (error) {
    if (error instanceof RangeError) throw error
    throw broken(error)
  }
  return found ?? { type: 'document' }
}

const broken = (cause: unknown): DocumentError => new DocumentError('broken', 'documents.not_docx', { cause })

function* listPassages(element: WordElement): Generator<Passage> {
  for (const child of element.children ?? []) {
    if (child.type === 'paragraph') {
      const text = toText(child)
      const isHeading = headingStyle.test(child.styleName ?? '')
      if (text !== '') yield { kind: isHeading ? 'heading' : 'paragraph', text, page: null }
    } else if (child.type === 'tableRow') {
      const cells = (child.children ?? []).map(toText).filter((text) => text !== '')
      if (cells.length > 0) yield { kind: 'row', text: cells.join(' | '), page: null }
    } else {
      yield* listPassages(child)
    }
  }
}

const toText = (element: WordElement): string => normalizeText(collectText(element)).replace(/\s+/g, ' ')

function collectText({ type, value, children = [] }: WordElement): string {
  if (type === 'text') return value ?? ''
  if (type === 'tab' || type === 'break') return ' '
  const text = children.map(collectText).join('')
  // A cell can hold several paragraphs, and nested tables.
  return type === 'paragraph' || type === 'tableCell' ? `${text} ` : text
}
