/** The answer of a program's server. */
export interface ClientDocument {
  /** Parsed JSON. */
  readonly content: unknown
  /** Seconds for which the server lets it be kept; undefined: not said. */
  readonly maxAgeSeconds: number | undefined
}

/** Reads metadata documents of programs (draft-ietf-oauth-client-id-metadata-document) from servers that users' links name. */
export interface ClientDocumentReader {
  /** Resolves to undefined if the document cannot be read: closed host, no answer in time, redirect, too large, no JSON. */
  read(url: string): Promise<ClientDocument | undefined>
}
