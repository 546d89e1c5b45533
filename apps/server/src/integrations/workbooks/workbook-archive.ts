import { unzipSync } from 'fflate'
import { WorkbookError } from '../../modules/discovery/import/workbook-port.ts'

/** Limits of a workbook's archive. A list of 100,000 creators unpacks to about 80 MB. */
export interface ArchiveLimits {
  readonly entries: number
  /** Bytes of all parts that are read. */
  readonly unpackedSize: number
}

export const usualArchiveLimits: ArchiveLimits = { entries: 2000, unpackedSize: 160 * 1024 ** 2 }

/** Maximum ratio of unpacked to packed size; sheets of figures reach 50. */
const maxRatio = 250
/** Bytes below which any ratio is accepted. */
const checkedFromSize = 1024 ** 2

export const parts = {
  workbook: 'xl/workbook.xml',
  relations: 'xl/_rels/workbook.xml.rels',
  styles: 'xl/styles.xml',
  strings: 'xl/sharedStrings.xml',
} as const

/** The parts of a workbook that were read, by path. */
export type WorkbookParts = Readonly<Record<string, Uint8Array | undefined>>

/**
 * Unpacks the named parts; each to at most the size that the directory declares. Pictures and macros stay packed.
 * @throws WorkbookError
 */
export function unpackParts(content: Uint8Array, paths: readonly string[], limits: ArchiveLimits): WorkbookParts {
  let entries = 0
  let unpackedSize = 0
  try {
    return unzipSync(content, {
      filter({ name, size, originalSize }) {
        entries++
        if (entries > limits.entries) throw new WorkbookError('imports.workbook_unpacks_too_far')
        if (!paths.includes(name)) return false
        unpackedSize += originalSize
        const isBomb = originalSize > checkedFromSize && originalSize > size * maxRatio
        if (isBomb || unpackedSize > limits.unpackedSize) throw new WorkbookError('imports.workbook_unpacks_too_far')
        return true
      },
    })
  } catch (error) {
    if (error instanceof WorkbookError) throw error
    throw new WorkbookError('imports.workbook_damaged')
  }
}

/** Name of a stream that only encrypted Office files have. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Refuses content that is no archive, before it is unpacked.
 * @throws WorkbookError
 */
export function checkSignature(content: Uint8Array): void {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const start = bytes.toString('latin1', 0, 8)
  if (start.startsWith('PK\x03\x04')) return
  if (!start.startsWith('\xD0\xCF\x11\xE0')) throw new WorkbookError('imports.workbook_damaged')
  throw new WorkbookError(bytes.includes(encryptedStream) ? 'imports.workbook_encrypted' : 'imports.workbook_old')
}
