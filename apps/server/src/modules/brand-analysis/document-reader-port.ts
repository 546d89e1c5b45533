import type { BrandFileType } from '@troupe/contract/brand-analysis'

/** A paragraph, a heading, or a row of a table, as it stands in the document. */
export interface Passage {
  readonly kind: 'heading' | 'paragraph' | 'row'
  readonly text: string
  /** From 1; null where the file has no pages. */
  readonly page: number | null
}

export interface DocumentText {
  /** In reading order; never empty. */
  readonly passages: readonly Passage[]
  /** Whether more was in it than is read. */
  readonly isCut: boolean
}

/**
 * Why a document gives no text:
 * - `broken`: it is not what its type says, or damaged;
 * - `encrypted`: it opens only with a password;
 * - `no_text`: it holds pictures only, as a scan does;
 * - `too_complex`: reading it went beyond the limits of time, memory, pages or unpacked size;
 * - `busy`: too many others are being read; nothing is said of this one, and it can be tried again.
 */
export type DocumentProblem = 'broken' | 'encrypted' | 'no_text' | 'too_complex' | 'busy'

export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly problem: DocumentProblem

  /** @param message for the person who chose the file. */
  constructor(problem: DocumentProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

/** Reads the text of untrusted documents in a process of its own. */
export interface DocumentReader {
  /** @throws DocumentError, and nothing else; within 15 seconds in any case. */
  read(content: Uint8Array, type: BrandFileType): Promise<DocumentText>
  close(): Promise<void>
}
