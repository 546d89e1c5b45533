import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { modelRefusals, readModelKey, sendModelRefusal } from '../language-model/model-error.ts'
import type { ModelRequests } from '../language-model/model-requests.ts'
import { meetTransportFault } from '../platforms/faults.ts'
import {
  type EmbeddingAnswerFault,
  type EmbeddingFault,
  type EmbeddingFaults,
  findEmbeddingAnswerFault,
  findEmbeddingRefusal,
  findEmbeddingTransportFault,
  isEmbeddingFault,
} from './embedding-faults.ts'
import { EmbeddingRequest } from './embedding-request.ts'
import { toTextVector } from './text-vector.ts'

/** Key and only model of the simulated embeddings service. */
export const sandboxEmbeddings = { apiKey: 'sandbox-model-key', model: 'sandbox-embeddings' }

interface EmbeddingOptions {
  readonly faults: EmbeddingFaults
  readonly requests: ModelRequests
}

/** Longer than the product waits for an answer. */
const slowMilliseconds = 30_000

/** Accepts the product's own key and keys that name a fault. */
function checkKey(key: string, fault: EmbeddingFault | undefined): void {
  const word = key.replace(/^sandbox-model-/, '')
  if (fault === 'wrong-key' || (key !== sandboxEmbeddings.apiKey && !isEmbeddingFault(word))) {
    throw modelRefusals.wrongKey(key)
  }
}

function readRequest(body: unknown): EmbeddingRequest {
  const parsed = EmbeddingRequest.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw modelRefusals.badRequest(z.prettifyError(parsed.error), issue?.path.join('.') ?? 'body')
  }
  if (parsed.data.model !== sandboxEmbeddings.model) throw modelRefusals.noModel(parsed.data.model)
  return parsed.data
}

/** Applies a fault to the vectors of an answer. */
function spoil(vectors: readonly number[][], fault: EmbeddingAnswerFault | undefined): readonly number[][] {
  switch (fault) {
    case 'wrong-dimension':
      return vectors.map((vector) => vector.slice(1))
    case 'changing-dimension':
      return vectors.map((vector, index) => vector.slice(index % 2))
    case 'missing-vector':
      return vectors.slice(1)
    case 'no-direction':
      return vectors.map((vector) => vector.map(() => 0))
    case 'no-vectors':
      return []
    case undefined:
      return vectors
  }
}

const toBase64 = (vector: readonly number[]) => Buffer.from(Float32Array.from(vector).buffer).toString('base64')

/** Rule of thumb: four characters per token. */
const countTokens = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0)

function presentVectors(request: EmbeddingRequest, fault: EmbeddingAnswerFault | undefined): object {
  const { model, input, dimensions, encoding_format: format } = request
  const vectors = spoil(
    input.map((text) => toTextVector(text, dimensions)),
    fault,
  )
  const data = vectors.map((vector, index) => ({
    object: 'embedding',
    index,
    embedding: format === 'base64' ? toBase64(vector) : vector,
  }))
  const tokens = countTokens(input)
  return { object: 'list', data, model, usage: { prompt_tokens: tokens, total_tokens: tokens } }
}

/**
 * A simulated embedding model of many languages with OpenAI's embeddings API; `docs/sandbox.md` describes its faults.
 */
export async function embeddingRoutes(app: FastifyInstance, { faults, requests }: EmbeddingOptions): Promise<void> {
  app.setErrorHandler(sendModelRefusal)

  app.post('/v1/embeddings', async (request, reply) => {
    requests.keep(request.body)
    const key = readModelKey(request)
    const fault = faults.choose(String(request.headers['x-sandbox-fault'] ?? ''), key)
    const transportFault = findEmbeddingTransportFault(fault)
    if (transportFault && (await meetTransportFault(transportFault, reply, slowMilliseconds))) return reply
    checkKey(key, fault)
    const refusal = findEmbeddingRefusal(fault)
    if (refusal) throw refusal
    return presentVectors(readRequest(request.body), findEmbeddingAnswerFault(fault))
  })
}
