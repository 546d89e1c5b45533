import type { DocumentProblem, DocumentText } from '../../modules/brand-analysis/document-reader-port.ts'

/** Sent by the process once its parser is loaded, before it reads. */
export const readyToRead = 'ready'

/** What the process sends when it has read the document. The schema that validates it would take a fifth of its start. */
export type ReadingReply =
  | { readonly text: DocumentText }
  | { readonly problem: Exclude<DocumentProblem, 'busy'>; readonly key: string }
