import { unzipSync, zipSync } from 'fflate'
import { DocumentError } from '../../modules/brand-analysis/document-reader-port.ts'
import type { ReadingLimits } from './reading-limits.ts'

/** Maximum ratio of unpacked to packed size. Real texts reach 10, XML of empty tables 50. */
const maxRatio = 200
/** Bytes below which any ratio is accepted. */
const checkedFromSize = 1024 ** 2

const unpacksTooFar = 'documents.docx_unpacks_too_far'

/**
 * Copies only the XML of a DOCX to a new archive. Pictures, fonts and embedded files are never unpacked, and later
 * readers cannot interpret the directory differently from this check. Each entry is unpacked to at most the size that
 * the directory declares, so one that understates its size is cut there.
 * @throws DocumentError of the kinds `broken` and `too_complex`.
 */
export function repackXml(content: Uint8Array, limits: ReadingLimits): Uint8Array {
  let entries = 0
  let unpackedSize = 0
  const unpack = () =>
    unzipSync(content, {
      filter({ name, size, originalSize }) {
        entries++
        if (entries > limits.entries) throw new DocumentError('too_complex', unpacksTooFar)
        if (!/\.(?:xml|rels)$/i.test(name)) return false
        unpackedSize += originalSize
        const isBomb = originalSize > checkedFromSize && originalSize > size * maxRatio
        if (isBomb || unpackedSize > limits.unpackedSize) throw new DocumentError('too_complex', unpacksTooFar)
        return true
      },
    })
  try {
    return zipSync(unpack(), { level: 0 })
  } catch (error) {
    if (error instanceof DocumentError || error instanceof RangeError) throw error
    throw new DocumentError('broken', 'documents.docx_damaged', {
      cause: error,
    })
  }
}
