// The thread that parses a document; `document-process.ts` starts and ends it.
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { BrandFileType } from '@troupe/contract/brand-analysis'
import { DocumentError } from '../../modules/brand-analysis/document-reader-port.ts'
import { loadParser, readDocument } from './read-document.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { type ReadingReply, readyToRead } from './reading-reply.ts'

export interface ReadingTask {
  readonly content: Uint8Array
  readonly type: BrandFileType
  readonly limits: ReadingLimits
}

// pdf.js leaves some failures in damaged files unhandled and continues; they must not lose the rest of the text.
process.on('unhandledRejection', () => undefined)

const { content, type, limits }: ReadingTask = workerData
await loadParser(type)
parentPort?.postMessage(readyToRead)
// Only after the parser is loaded: at this priority, loading takes seconds on a busy machine.
setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
parentPort?.postMessage(await read())

async function read(): Promise<ReadingReply> {
  try {
    const { passages, isCut } = await readDocument(content, type, limits)
    return { text: { passages: [...passages], isCut } }
  } catch (error) {
    if (!(error instanceof DocumentError) || error.problem === 'busy') throw error
    return { problem: error.problem, key: error.key }
  }
}
