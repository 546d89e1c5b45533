import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { maxDimension } from '../../database/schema/vector-schema.ts'
import { seconds } from '../../lib/durations.ts'
import type { Encoder } from '../../modules/discovery/search/meaning/encoder-port.ts'
import type { EmbeddingSettings } from '../../settings/settings.ts'

/** https://platform.openai.com/docs/api-reference/embeddings */
const EmbeddingsAnswer = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()) })),
})

/** Servers accept different numbers of texts at once; all accept this many. */
const textsPerRequest = 32
const timeoutMs = seconds(20)
const tries = 3
const firstPauseMs = 500

/**
 * Requests vectors from any OpenAI-compatible `/embeddings` endpoint; retries on 429, 5xx and lost connections. The
 * first vector decides the dimension of all.
 */
export function createEndpointEncoder({ baseUrl, apiKey, model, dimensions }: EmbeddingSettings): Encoder {
  const url = `${baseUrl.replace(/\/+$/, '')}/embeddings`
  const closing = new AbortController()
  const checkDimension = createDimensionCheck(model, dimensions)

  async function request(texts: readonly string[]): Promise<Float32Array[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await requestOnce(texts)
      } catch (error) {
        const isFinal = closing.signal.aborted || attempt === tries || error instanceof FinalError
        const reason = error instanceof FinalError ? `: ${error.message}` : ''
        if (isFinal) throw new Error(`The encoder at ${url} failed${reason}`, { cause: error })
        await pause(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()), undefined, { signal: closing.signal })
      }
    }
  }

  async function requestOnce(texts: readonly string[]): Promise<Float32Array[]> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({ model, input: texts, dimensions, encoding_format: 'float' }),
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      const message = `status ${response.status}`
      throw response.status === 429 || response.status >= 500 ? new Error(message) : new FinalError(message)
    }
    const rows = readAnswer(await response.json(), texts.length)
    for (const row of rows) checkDimension(row.length)
    return rows.map(toUnitVector)
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

/** Rejects vectors that are too long, or differ in length from earlier ones. */
function createDimensionCheck(model: string, dimensions: number | undefined): (length: number) => void {
  let known = dimensions
  return (length) => {
    const found = `the vectors of ${model} have ${length} numbers`
    if (length > maxDimension) {
      throw new FinalError(
        `${found}, and the catalogue takes up to ${maxDimension}: set EMBEDDING_DIMENSIONS to ${maxDimension} or fewer ` +
          'if the model can shorten them, else choose another model',
      )
    }
    known ??= length
    if (length === known) return
    const remedy = dimensions ? 'leave out EMBEDDING_DIMENSIONS' : 'see which model the endpoint has under this name'
    throw new FinalError(`${found} instead of ${known}, and cannot be compared: ${remedy}, then restart`)
  }
}

/** An error that a retry would not solve. */
class FinalError extends Error {
  override readonly name = 'FinalError'
}

function readAnswer(answer: unknown, count: number): number[][] {
  const parsed = EmbeddingsAnswer.safeParse(answer)
  if (!parsed.success) throw new FinalError('the answer is not one of embeddings')
  const rows = parsed.data.data.toSorted((first, second) => first.index - second.index)
  if (rows.length !== count) throw new FinalError(`${rows.length} vectors came for ${count} texts`)
  return rows.map(({ embedding }) => embedding)
}

function toUnitVector(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers)
  if (!(length > 0)) throw new FinalError('a vector has no direction')
  return Float32Array.from(numbers, (value) => value / length)
}
