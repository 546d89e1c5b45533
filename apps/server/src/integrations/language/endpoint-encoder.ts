import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { seconds } from '../../lib/durations.ts'
import { type Encoder, vectorLength } from '../../modules/discovery/search/meaning/encoder-port.ts'

export interface EndpointEncoderOptions {
  /** Address of an OpenAI-compatible API, up to but without `/embeddings`. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
}

/** https://platform.openai.com/docs/api-reference/embeddings */
const EmbeddingsAnswer = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()) })),
})

/** Servers differ in how many texts they take at once; all take so many. */
const textsPerRequest = 32
const timeoutMs = seconds(20)
const tries = 3
const firstPauseMs = 500

/** Takes vectors from any OpenAI-compatible `/embeddings` endpoint; asks again on 429, 5xx and lost connections. */
export function createEndpointEncoder({ baseUrl, apiKey, model }: EndpointEncoderOptions): Encoder {
  const url = `${baseUrl.replace(/\/+$/, '')}/embeddings`
  const closing = new AbortController()

  async function request(texts: readonly string[]): Promise<Float32Array[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await requestOnce(texts)
      } catch (error) {
        const isFinal = closing.signal.aborted || attempt === tries || error instanceof FinalError
        if (isFinal) throw new Error(`The encoder at ${url} failed`, { cause: error })
        await pause(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()), undefined, { signal: closing.signal })
      }
    }
  }

  async function requestOnce(texts: readonly string[]): Promise<Float32Array[]> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({ model, input: texts, dimensions: vectorLength, encoding_format: 'float' }),
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      const message = `status ${response.status}`
      throw response.status === 429 || response.status >= 500 ? new Error(message) : new FinalError(message)
    }
    return toVectors(await response.json(), texts.length)
  }

  return {
    model,
    async embed(texts) {
      const vectors: Float32Array[] = []
      for (let start = 0; start < texts.length; start += textsPerRequest) {
        vectors.push(...(await request(texts.slice(start, start + textsPerRequest))))
      }
      return vectors
    },
    async close() {
      closing.abort()
    },
  }
}

/** Asking again would not help. */
class FinalError extends Error {
  override readonly name = 'FinalError'
}

function toVectors(answer: unknown, count: number): Float32Array[] {
  const parsed = EmbeddingsAnswer.safeParse(answer)
  if (!parsed.success) throw new FinalError('the answer is not one of embeddings')
  const rows = parsed.data.data.toSorted((first, second) => first.index - second.index)
  if (rows.length !== count) throw new FinalError(`${rows.length} vectors came for ${count} texts`)
  return rows.map(({ embedding }) => toUnitVector(embedding))
}

function toUnitVector(numbers: readonly number[]): Float32Array {
  if (numbers.length !== vectorLength) {
    throw new FinalError(`a vector has ${numbers.length} numbers; the catalogue needs ${vectorLength}`)
  }
  const length = Math.hypot(...numbers)
  if (!(length > 0)) throw new FinalError('a vector has no direction')
  return Float32Array.from(numbers, (value) => value / length)
}
