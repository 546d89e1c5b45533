import type { BrandFileType } from '@troupe/contract/brand-analysis'
import { DocumentError } from '../../modules/brand-analysis/document-reader-port.ts'

/** First bytes of files of each kind, as Latin-1; `ole` is the container of Word 97 and of encrypted Office files. */
const signatures = { pdf: '%PDF-', zip: 'PK\x03\x04', ole: '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1' } as const

/** Name of a stream that only encrypted Office files have. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Refuses content that does not begin as its type requires, before it is parsed.
 * @throws DocumentError
 */
export function checkSignature(content: Uint8Array, type: BrandFileType): void {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const start = bytes.toString('latin1', 0, 16)
  if (type === 'pdf') {
    // Some programs write a byte order mark or an empty line first; the PDF specification lets readers skip it.
    if (/^(?:\xEF\xBB\xBF)?\s*%PDF-/.test(start)) return
    const isArchive = start.startsWith(signatures.zip)
    throw new DocumentError('broken', isArchive ? 'documents.archive_as_pdf' : 'documents.not_pdf')
  }
  if (start.startsWith(signatures.zip)) return
  if (start.startsWith(signatures.pdf)) throw new DocumentError('broken', 'documents.pdf_as_docx')
  if (!start.startsWith(signatures.ole)) throw new DocumentError('broken', 'documents.not_docx')
  if (bytes.includes(encryptedStream)) {
    throw new DocumentError('encrypted', 'documents.file_encrypted')
  }
  throw new DocumentError('broken', 'documents.old_word')
}
