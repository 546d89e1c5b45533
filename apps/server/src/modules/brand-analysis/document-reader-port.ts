import type { BrandFileType } from '@troupe/contract/brand-analysis'
import { type PlainMessageKey, say } from '@troupe/contract/messages/message'

/** A paragraph, a heading or a table row of a document. */
export interface Passage {
  readonly kind: 'heading' | 'paragraph' | 'row'
  readonly text: string
  /** From 1; null if the file has no pages. */
  readonly page: number | null
}

export interface DocumentText {
  /** In reading order; never empty. */
  readonly passages: readonly Passage[]
  /** Whether the document has more text than was read. */
  readonly isCut: boolean
}

/**
 * The reason why a document yields no text:
 * - `broken`: it is damaged or not of the stated type;
 * - `encrypted`: it requires a password;
 * - `no_text`: it contains only pictures, as scans do;
 * - `too_complex`: it exceeds the limits of time, memory, pages or unpacked size;
 * - `busy`: too many other documents are being read; trying again may succeed.
 */
export type DocumentProblem = 'broken' | 'encrypted' | 'no_text' | 'too_complex' | 'busy'

export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly problem: DocumentProblem

  /** Key of the message for the user. */
  readonly key: PlainMessageKey

  constructor(problem: DocumentProblem, key: PlainMessageKey, options?: ErrorOptions) {
    super(say(key).text, options)
    this.problem = problem
    this.key = key
  }
}

/** Reads the text of untrusted documents in a process of its own. */
export interface DocumentReader {
  /** @throws DocumentError and no other error, after at most 15 seconds. */
  read(content: Uint8Array, type: BrandFileType): Promise<DocumentText>
  close(): Promise<void>
}
