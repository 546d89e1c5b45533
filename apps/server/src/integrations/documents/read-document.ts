import type { BrandFileType } from '@troupe/contract/brand-analysis'
import { DocumentError, type DocumentText } from '../../modules/brand-analysis/document-reader-port.ts'
import { readDocx } from './docx-text.ts'
import { readPdf } from './pdf-text.ts'
import type { ReadingLimits } from './reading-limits.ts'

/**
 * Reads a document in this process, which the caller must be able to end.
 * @throws DocumentError, and nothing else.
 */
export async function readDocument(
  content: Uint8Array,
  type: BrandFileType,
  limits: ReadingLimits,
): Promise<DocumentText> {
  const text = await (type === 'pdf' ? readPdf : readDocx)(content, limits).catch(explain)
  if (text.passages.some((passage) => /\p{L}/u.test(passage.text))) return text
  if (text.isCut) throw new DocumentError('too_complex', noTextInReach)
  throw new DocumentError(
    'no_text',
    type === 'pdf' ? noTextInPdf : 'This DOCX holds no text. Please select one with text.',
  )
}

const noTextInPdf =
  'This PDF holds no text: it seems to be a scan or to consist of pictures. Please select one whose text can be marked.'
const noTextInReach = 'This file holds no text in the part that is read, and it is too long to read on.'

/** Elements nested a hundred thousand deep, or a length beyond any memory, cause a `RangeError`. */
function explain(error: unknown): never {
  if (error instanceof DocumentError) throw error
  if (error instanceof RangeError) {
    const message = 'This file is built in too complicated a way to be read. Please save a simpler one.'
    throw new DocumentError('too_complex', message, { cause: error })
  }
  const message = 'This file is damaged and cannot be read. Please save or export it again.'
  throw new DocumentError('broken', message, { cause: error })
}
