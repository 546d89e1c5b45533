import { seconds } from '../../durations.ts'

/** What one document may cost. */
export interface ReadingLimits {
  /** From the start of its process to its text, in milliseconds. */
  readonly time: number
  /** Resident memory of its process, in bytes; seen every few milliseconds, so that the peak lies a little higher. */
  readonly memory: number
  /** Of a PDF; further ones are not read. */
  readonly pages: number
  /** Files in a DOCX, which is a ZIP archive. */
  readonly entries: number
  /** The texts of a DOCX as XML, unpacked, in bytes; pictures stay packed. */
  readonly unpackedSize: number
  /** Of all passages together; what follows is left out. */
  readonly characters: number
}

/**
 * A PDF of 10 MB takes about 160 MB, a novel as DOCX about 200 MB, a process without a document 80 MB. XML costs about
 * 15 times its size once it is taken apart. The analysers read 20,000 characters.
 */
export const usualLimits: ReadingLimits = {
  time: seconds(10),
  memory: 512 * 1024 ** 2,
  pages: 300,
  entries: 2000,
  unpackedSize: 32 * 1024 ** 2,
  characters: 200_000,
}
