import { seconds } from '../../lib/durations.ts'

/** Limits for reading one document. */
export interface ReadingLimits {
  /** From the start of its process to its text, in milliseconds. */
  readonly time: number
  /** Resident memory of its process, in bytes; seen every few milliseconds, so that the peak lies a little higher. */
  readonly memory: number
  /** Pages of a PDF; further ones are not read. */
  readonly pages: number
  /** Files in a DOCX, which is a ZIP archive. */
  readonly entries: number
  /** The texts of a DOCX as XML, unpacked, in bytes; pictures stay packed. */
  readonly unpackedSize: number
  /** About as many in all passages together; what follows is left out. */
  readonly characters: number
}

/**
 * Measured: a process that reads nothing takes 110 MB, one with a PDF of 10 MB 190 MB, with a novel as DOCX 210 MB. The
 * characters are as many as a language model is sent; what is done with them is the server's own work.
 */
export const usualLimits: ReadingLimits = {
  time: seconds(10),
  memory: 512 * 1024 ** 2,
  pages: 300,
  entries: 2000,
  unpackedSize: 32 * 1024 ** 2,
  characters: 40_000,
}
