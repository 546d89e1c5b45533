import { seconds } from '../../lib/durations.ts'

/** Limits for reading one document. */
export interface ReadingLimits {
  /** Milliseconds from when the process is ready to read, its parser loaded, to its reply. */
  readonly time: number
  /** Resident memory of the process in bytes, checked every few milliseconds, so the peak is slightly higher. */
  readonly memory: number
  /** Maximum pages read of a PDF. */
  readonly pages: number
  /** Maximum files in a DOCX, which is a ZIP archive. */
  readonly entries: number
  /** Maximum bytes of a DOCX's unpacked XML; pictures stay packed. */
  readonly unpackedSize: number
  /** Approximate maximum of characters in all passages together; the rest is left out. */
  readonly characters: number
}

/**
 * Measured: a process that reads nothing takes 110 MB, with a PDF of 10 MB 190 MB, with a novel as DOCX 210 MB. The
 * number of characters is what a language model receives; the server itself processes them.
 */
export const usualLimits: ReadingLimits = {
  time: seconds(10),
  memory: 512 * 1024 ** 2,
  pages: 300,
  entries: 2000,
  unpackedSize: 32 * 1024 ** 2,
  characters: 40_000,
}
