import { unzipSync, zipSync } from 'fflate'
import { DocumentError } from '../../modules/brand-analysis/document-reader-port.ts'
import type { ReadingLimits } from './reading-limits.ts'

/** Real texts shrink to a tenth, XML of empty tables to a fiftieth. */
const maxRatio = 200
/** A small file may shrink to whatever it likes. */
const checkedFromSize = 1024 ** 2

const unpacksTooFar = 'This DOCX unpacks to far more than its size, so it is not read. Please save a smaller one.'

/**
 * A new archive with nothing but the XML of a DOCX: pictures, fonts and embedded files are never unpacked, and what
 * follows cannot read the directory in another way than it was checked. Each entry is unpacked into as many bytes as the
 * directory declares, so that one that lies about its size is cut there.
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
    throw new DocumentError('broken', 'This DOCX is damaged and cannot be read. Please save it as DOCX again.', {
      cause: error,
    })
  }
}
