import type { Readable } from 'node:stream'

/**
 * An answer that is sent while it is made, for the browser to keep as a file. It passes no schema: its maker
 * answers for its form.
 */
export class Download {
  readonly content: Readable
  /** ASCII, without quotes. */
  readonly fileName: string
  readonly contentType: string

  constructor(content: Readable, fileName: string, contentType: string) {
    this.content = content
    this.fileName = fileName
    this.contentType = contentType
  }
}
