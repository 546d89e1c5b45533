import type { Readable } from 'node:stream'

/**
 * An answer that is sent while it is generated, for the browser to save as a file. It is not checked against a schema:
 * its creator is responsible for its form.
 */
export class Download {
  readonly content: Readable
  /** ASCII, without quotes. */
  readonly fileName: string
  readonly contentType: string
  /** The whole name, percent-encoded (RFC 8187); undefined if it is of ASCII. */
  readonly encodedName: string | undefined

  constructor(content: Readable, fileName: string, contentType: string, encodedName?: string) {
    this.content = content
    this.fileName = fileName
    this.contentType = contentType
    this.encodedName = encodedName
  }
}
