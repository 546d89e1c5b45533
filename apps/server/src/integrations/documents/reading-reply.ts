import type { PlainMessageKey } from '@troupe/contract/messages/message'
import type { DocumentProblem, DocumentText } from '../../modules/brand-analysis/document-reader-port.ts'

/** Sent by the process once its parser is loaded, before it reads. */
export const readyToRead = 'ready'

/** Reply of the process that reads a document. Only a type: loading the schema that validates it slows the start. */
export type ReadingReply =
  | { readonly text: DocumentText }
  | { readonly problem: Exclude<DocumentProblem, 'busy'>; readonly key: PlainMessageKey }
