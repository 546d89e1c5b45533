import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { BrandFileType } from '@troupe/contract/brand-analysis'
import { seconds } from '../../lib/durations.ts'
import {
  DocumentError,
  type DocumentReader,
  type DocumentText,
} from '../../modules/brand-analysis/document-reader-port.ts'
import { confinement } from './confinement.ts'
import { checkSignature } from './file-signature.ts'
import { type ReadingLimits, usualLimits } from './reading-limits.ts'
import { ReadingReply } from './reading-reply.ts'
import { createTurns } from './reading-turns.ts'

const processFile = join(import.meta.dirname, 'document-process.ts')

interface DocumentReaderOptions {
  readonly limits?: Partial<ReadingLimits>
  /** Documents read at once, each in a process of its own. */
  readonly concurrency?: number
  /** Documents that may wait for a process. */
  readonly maxWaiting?: number
}

/** Together with the time limit, this stays within the 15 seconds that the port promises. */
const longestWaitMs = seconds(4)

/**
 * Reads each document in a process of its own, which is ended afterwards. Threads share their memory with the server,
 * and Node limits only the part that V8 manages, not the buffers that documents are unpacked into.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const limits = { ...usualLimits, ...options.limits }
  const turns = createTurns({
    concurrency: options.concurrency ?? 2,
    maxWaiting: options.maxWaiting ?? 8,
    longestWaitMs,
  })
  const closing = new AbortController()
  const underway = new Set<Promise<unknown>>()

  async function readInTurn(content: Uint8Array, type: BrandFileType): Promise<DocumentText> {
    const endTurn = await turns.take()
    try {
      if (closing.signal.aborted) throw busy()
      return await readInProcess(content, { type, limits, signal: closing.signal })
    } finally {
      endTurn()
    }
  }

  return {
    async read(content, type) {
      checkSignature(content, type)
      const reading = readInTurn(content, type)
      underway.add(reading)
      try {
        return await reading
      } finally {
        underway.delete(reading)
      }
    },
    async close() {
      closing.abort()
      turns.close()
      await Promise.allSettled(underway)
    },
  }
}

interface Reading {
  readonly type: BrandFileType
  readonly limits: ReadingLimits
  readonly signal: AbortSignal
}

/** Settles when the process has ended, so that a turn lasts until its memory is free again. */
function readInProcess(content: Uint8Array, { type, limits, signal }: Reading): Promise<DocumentText> {
  const startedAt = performance.now()
  const child = fork(processFile, [JSON.stringify({ type, limits })], {
    execArgv: [...confinement],
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout: limits.time,
    killSignal: 'SIGKILL',
  })
  const end = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', end, { once: true })
  // If the process ends while it receives the file, its `exit` reports that.
  child.stdin?.on('error', () => undefined).end(content)
  let answer: unknown
  child.once('message', (message) => {
    answer = message
    end()
  })
  return new Promise<DocumentText>((resolve, reject) => {
    child.once('error', (error) => reject(busy(error)))
    child.once('exit', () => {
      const reply = ReadingReply.safeParse(answer)
      if (reply.data && 'text' in reply.data) resolve(reply.data.text)
      else if (reply.data) reject(new DocumentError(reply.data.problem, reply.data.message))
      else if (signal.aborted) reject(busy())
      else reject(new DocumentError('too_complex', performance.now() - startedAt < limits.time ? tooMuch : tooSlow))
    })
  }).finally(() => signal.removeEventListener('abort', end))
}

const tooSlow = 'This file takes too long to read. Please save a simpler one.'
const tooMuch = 'This file takes too much memory to be read. Please save a simpler one.'

const busy = (cause?: unknown): DocumentError =>
  new DocumentError('busy', 'This file could not be read at the moment. Please try again in a minute.', { cause })
