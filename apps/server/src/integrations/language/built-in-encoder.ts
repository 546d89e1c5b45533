import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Encoder } from '../../modules/discovery/search/meaning/encoder-port.ts'
import type { EncoderReply, EncoderRequest } from './encoder-worker.ts'

/**
 * One text per message, so that a waiting query never waits for more than one. With four, searches waited up to 100 ms
 * while new creators were embedded; larger messages are hardly faster.
 */
const textsPerMessage = 1

/**
 * Server, database and encoder need a core each. With fewer cores, the texts of long background calls wait until a
 * running search should have finished; during continuous searches they proceed once a second.
 */
const roomyCores = 3
export const searchLastsMs = 250
const longestRestMs = 1000

interface EncoderOptions {
  /** Number of cores. */
  readonly cores?: number
}

interface Call {
  readonly texts: readonly string[]
  readonly vectors: Float32Array[]
  resolve(vectors: Float32Array[]): void
  reject(error: Error): void
}

/**
 * The sentence encoder that ships with the product (Universal Sentence Encoder Lite, English, dimension 512). It runs
 * in a thread that starts with the first call and again after a crash. Shorter calls overtake longer ones, so that a
 * search does not wait for a batch that is being embedded.
 */
export function createBuiltInEncoder({ cores = availableParallelism() }: EncoderOptions = {}): Encoder {
  return new BuiltInEncoder(cores < roomyCores)
}

class BuiltInEncoder implements Encoder {
  readonly model = 'universal-sentence-encoder-lite-en'
  /** Meaningless text and languages other than English reached up to 5.2 among 3,000 creators. */
  readonly chanceDeviations = 5.3
  #worker: Worker | undefined
  /** The call that the thread works on; all others wait. */
  #active: Call | undefined
  #waiting: Call[] = []
  #isClosed = false
  readonly #isCramped: boolean
  /** When the latest search's text was started. */
  #searchAt = Number.NEGATIVE_INFINITY
  /** When the latest text of a long call was finished, or the call was made. */
  #longAt = Number.NEGATIVE_INFINITY
  #rest: NodeJS.Timeout | undefined

  constructor(isCramped: boolean) {
    this.#isCramped = isCramped
  }

  embed(texts: readonly string[]): Promise<Float32Array[]> {
    if (this.#isClosed) return Promise.reject(new Error('The encoder is closed'))
    if (texts.length === 0) return Promise.resolve([])
    return new Promise((resolve, reject) => {
      const call = { texts, vectors: [], resolve, reject }
      if (isLong(call)) this.#longAt = performance.now()
      this.#waiting.push(call)
      this.#sendNext()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#rest)
    await this.#worker?.terminate()
  }

  #sendNext(): void {
    if (this.#active) return
    const able = this.#isResting() ? this.#waiting.filter((call) => !isLong(call)) : this.#waiting
    const next = able.toSorted((first, second) => countLeft(first) - countLeft(second))[0]
    if (!next) {
      // Lets the process exit while the encoder is idle.
      this.#worker?.unref()
      return
    }
    this.#active = next
    this.#waiting = this.#waiting.filter((call) => call !== next)
    this.#worker ??= this.#start()
    this.#worker.ref()
    if (!isLong(next)) this.#searchAt = performance.now()
    const done = next.vectors.length
    const request: EncoderRequest = { texts: next.texts.slice(done, done + textsPerMessage) }
    this.#worker.postMessage(request)
  }

  #start(): Worker {
    // The model creates much short-lived garbage. With the default limit the thread took 125 MB more and was no faster.
    const resourceLimits = { maxYoungGenerationSizeMb: 8 }
    const worker = new Worker(new URL('./encoder-worker.ts', import.meta.url), { resourceLimits })
    worker.on('message', (reply: EncoderReply) => this.#receive(reply))
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', () => this.#fail(worker, new Error('The encoder ended')))
    return worker
  }

  #receive(reply: EncoderReply): void {
    const call = this.#active
    this.#active = undefined
    if (call && 'error' in reply) call.reject(new Error(`The encoder failed: ${reply.error}`))
    if (call && 'vectors' in reply) {
      call.vectors.push(...reply.vectors)
      if (countLeft(call) === 0) call.resolve(call.vectors)
      else this.#waiting.push(call)
    }
    if (call && isLong(call)) this.#longAt = performance.now()
    this.#sendNext()
  }

  /** Whether long calls must leave the processor to a search. If so, schedules their continuation. */
  #isResting(): boolean {
    const until = Math.min(this.#searchAt + searchLastsMs, this.#longAt + longestRestMs)
    const left = until - performance.now()
    if (!this.#isCramped || left <= 0) return false
    clearTimeout(this.#rest)
    if (this.#waiting.some(isLong)) this.#rest = setTimeout(() => this.#sendNext(), left)
    return true
  }

  #fail(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return
    this.#worker = undefined
    const calls = this.#active ? [this.#active, ...this.#waiting] : this.#waiting
    this.#active = undefined
    this.#waiting = []
    for (const call of calls) call.reject(error)
  }
}

/** Whether the call has several texts, and so is not a search. */
function isLong({ texts }: Call): boolean {
  return texts.length > 1
}

function countLeft(call: Call): number {
  return call.texts.length - call.vectors.length
}
