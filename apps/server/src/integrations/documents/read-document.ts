import type { BrandFileType } from '@troupe/contract/brand-analysis'
import { DocumentError, type DocumentText } from '../../modules/brand-analysis/document-reader-port.ts'
import type { ReadingLimits } from './reading-limits.ts'

type Parser = (content: Uint8Array, limits: ReadingLimits) => Promise<DocumentText>

/** Loads the parser of this type only: each document has a process of its own, and loading takes most of its time. */
export async function loadParser(type: BrandFileType): Promise<Parser> {
  if (type === 'docx') return (await import('./docx-text.ts')).readDocx
  const { getResolvedPDFJS } = await import('unpdf')
  await getResolvedPDFJS()
  return (await import('./pdf-text.ts')).readPdf
}

/**
 * Reads a document in this process, which the caller must be able to end.
 * @throws DocumentError, and nothing else.
 */
export async function readDocument(
  content: Uint8Array,
  type: BrandFileType,
  limits: ReadingLimits,
): Promise<DocumentText> {
  const parse = await loadParser(type)
  const read = await parse(content, limits).catch(explain)
  const text = cutText(read, limits.characters)
  if (text.passages.some((passage) => /\p{L}/u.test(passage.text))) return text
  if (text.isCut) throw new DocumentError('too_complex', 'documents.no_text_in_reach')
  throw new DocumentError('no_text', type === 'pdf' ? 'documents.pdf_without_text' : 'documents.docx_without_text')
}

/** Cuts a text after so many characters: a single paragraph may have millions of them. */
function cutText({ passages, isCut }: DocumentText, characters: number): DocumentText {
  let left = characters
  const kept = passages.flatMap((passage) => {
    const text = passage.text.slice(0, left)
    left -= text.length
    return text === '' ? [] : [{ ...passage, text }]
  })
  const isShorter = kept.length < passages.length || kept.at(-1)?.text !== passages.at(-1)?.text
  return { passages: kept, isCut: isCut || isShorter }
}

/** Elements nested a hundred thousand deep, or a length beyond any memory, cause a `RangeError`. */
function explain(error: unknown): never {
  if (error instanceof DocumentError) throw error
  if (error instanceof RangeError) {
    throw new DocumentError('too_complex', 'documents.too_complicated', { cause: error })
  }
  throw new DocumentError('broken', 'documents.damaged', { cause: error })
}
