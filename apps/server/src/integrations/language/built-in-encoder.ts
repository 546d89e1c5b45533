import { Worker } from 'node:worker_threads'
import type { Encoder } from '../../modules/discovery/encoder-port.ts'
import type { EncoderReply, EncoderRequest } from './encoder-worker.ts'

/** Texts a message: small, so that a waiting query never stands behind more than these. */
const textsPerMessage = 4

interface Call {
  readonly texts: readonly string[]
  readonly vectors: Float32Array[]
  resolve(vectors: Float32Array[]): void
  reject(error: Error): void
}

/**
 * The sentence encoder that ships with the product (Universal Sentence Encoder Lite, English, 512 numbers), in a thread of
 * its own, which starts with the first call and again after a crash. Shorter calls overtake longer ones, so that a
 * search does not wait for a batch that is being embedded.
 */
export function createBuiltInEncoder(): Encoder {
  let worker: Worker | undefined
  let active: Call | undefined
  let waiting: Call[] = []
  let closed = false

  function start(): Worker {
    const started = new Worker(new URL('./encoder-worker.ts', import.meta.url))
    started.on('message', (reply: EncoderReply) => receive(reply))
    started.on('error', (error) => fail(started, error))
    started.on('exit', () => fail(started, new Error('The encoder ended')))
    return started
  }

  function receive(reply: EncoderReply): void {
    const call = active
    active = undefined
    if (call && 'error' in reply) call.reject(new Error(`The encoder failed: ${reply.error}`))
    if (call && 'vectors' in reply) {
      call.vectors.push(...reply.vectors)
      if (call.vectors.length === call.texts.length) call.resolve(call.vectors)
      else waiting.push(call)
    }
    sendNext()
  }

  function sendNext(): void {
    if (active) return
    active = waiting.reduce<Call | undefined>(
      (first, call) => (first && left(first) <= left(call) ? first : call),
      undefined,
    )
    if (!active) {
      // An idle encoder keeps no process alive.
      worker?.unref()
      return
    }
    const next = active
    waiting = waiting.filter((call) => call !== next)
    worker ??= start()
    worker.ref()
    const request: EncoderRequest = {
      texts: next.texts.slice(next.vectors.length, next.vectors.length + textsPerMessage),
    }
    worker.postMessage(request)
  }

  function fail(failed: Worker, error: Error): void {
    if (failed !== worker) return
    worker = undefined
    const calls = active ? [active, ...waiting] : waiting
    active = undefined
    waiting = []
    for (const call of calls) call.reject(error)
  }

  return {
    model: 'universal-sentence-encoder-lite-en',
    embed(texts) {
      if (closed) return Promise.reject(new Error('The encoder is closed'))
      if (texts.length === 0) return Promise.resolve([])
      return new Promise((resolve, reject) => {
        waiting.push({ texts, vectors: [], resolve, reject })
        sendNext()
      })
    },
    async close() {
      closed = true
      await worker?.terminate()
    },
  }
}

function left(call: Call): number {
  return call.texts.length - call.vectors.length
}
