import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { BrandFileType } from '@troupe/contract/brand-analysis'
import { isPlainMessageKey } from '@troupe/contract/messages/message'
import { z } from 'zod'
import { seconds } from '../../lib/durations.ts'
import {
  DocumentError,
  type DocumentReader,
  type DocumentText,
} from '../../modules/brand-analysis/document-reader-port.ts'
import { confinement } from './confinement.ts'
import { checkSignature } from './file-signature.ts'
import { type ReadingLimits, usualLimits } from './reading-limits.ts'
import { type ReadingReply, readyToRead } from './reading-reply.ts'
import { createTurns } from './reading-turns.ts'

const processFile = join(import.meta.dirname, 'document-process.ts')

interface DocumentReaderOptions {
  readonly limits?: Partial<ReadingLimits>
  /** Documents read at once, each in a process of its own. */
  readonly concurrency?: number
  /** Documents that may wait for a process. */
  readonly maxWaiting?: number
  /** Milliseconds for a document in all: waiting, the start of its process and reading. */
  readonly longest?: number
  /** Milliseconds that a document may wait for a process. */
  readonly longestWait?: number
}

/** Within the 15 seconds that the port promises, with time for the process to end. */
const usualLongest = seconds(14.5)
/** Leaves some of that time for the start of a process and for reading. */
const usualLongestWait = seconds(4)

/**
 * Reads each document in a process of its own, which is ended afterwards. Threads share their memory with the server,
 * and Node limits only the part that V8 manages, not the buffers that documents are unpacked into.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const limits = { ...usualLimits, ...options.limits }
  const turns = createTurns({
    concurrency: options.concurrency ?? 2,
    maxWaiting: options.maxWaiting ?? 8,
    longestWaitMs: options.longestWait ?? usualLongestWait,
  })
  const closing = new AbortController()
  const underway = new Set<Promise<unknown>>()

  async function readInTurn(content: Uint8Array, type: BrandFileType): Promise<DocumentText> {
    const deadline = performance.now() + (options.longest ?? usualLongest)
    const endTurn = await turns.take()
    try {
      if (closing.signal.aborted) throw busy()
      return await readInProcess(content, { type, limits, deadline, signal: closing.signal })
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
  /** By `performance.now()`. */
  readonly deadline: number
  readonly signal: AbortSignal
}

/** The process handled an untrusted file, so its reply is validated. */
const Reply: z.ZodType<ReadingReply> = z.union([
  z.object({
    text: z.object({
      passages: z.array(
        z.object({
          kind: z.enum(['heading', 'paragraph', 'row']),
          text: z.string(),
          page: z.number().int().nullable(),
        }),
      ),
      isCut: z.boolean(),
    }),
  }),
  z.object({
    problem: z.enum(['broken', 'encrypted', 'no_text', 'too_complex']),
    key: z.string().refine(isPlainMessageKey),
  }),
])

/**
 * Settles when the process has ended, so that a turn lasts until its memory is free again. The time limit begins when
 * the process is ready, since its start takes seconds on a busy machine.
 */
function readInProcess(content: Uint8Array, { type, limits, deadline, signal }: Reading): Promise<DocumentText> {
  const child = fork(processFile, [JSON.stringify({ type, limits })], {
    execArgv: [...confinement],
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  const end = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', end, { once: true })
  // If the process ends while it receives the file, its `exit` reports that.
  child.stdin?.on('error', () => undefined).end(content)
  let isLate = false
  const endAfter = (time: number) =>
    setTimeout(() => {
      isLate = true
      end()
    }, time)
  let timer = endAfter(Math.max(0, deadline - performance.now()))
  let readyAt: number | undefined
  let answer: unknown
  child.on('message', (message) => {
    if (message !== readyToRead) {
      answer ??= message
      end()
    } else if (readyAt === undefined) {
      readyAt = performance.now()
      clearTimeout(timer)
      timer = endAfter(Math.max(0, Math.min(limits.time, deadline - readyAt)))
    }
  })
  return new Promise<DocumentText>((resolve, reject) => {
    child.once('error', (error) => reject(busy(error)))
    child.once('exit', () => {
      const reply = Reply.safeParse(answer)
      const time = readyAt === undefined ? 0 : performance.now() - readyAt
      if (reply.data && 'text' in reply.data) resolve(reply.data.text)
      else if (reply.data) reject(new DocumentError(reply.data.problem, reply.data.key))
      // Less than half of the time means a busy machine, not a complex file.
      else if (signal.aborted || (isLate && time < limits.time / 2)) reject(busy())
      else reject(new DocumentError('too_complex', isLate ? 'documents.too_slow' : 'documents.too_much_memory'))
    })
  }).finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  })
}

const busy = (cause?: unknown): DocumentError => new DocumentError('busy', 'documents.not_read', { cause })
