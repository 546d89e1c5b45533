import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'

const Question = z.object({ model: z.string(), input: z.array(z.string()), dimensions: z.number().optional() })

/** Words in one line mean the same to the models. */
const meanings = ['bread loaf sourdough', 'guitar music chords', 'running marathon jogging'].map((line) =>
  line.split(' '),
)

export interface EmbeddingServer {
  /** Without the trailing `/embeddings`. */
  readonly baseUrl: string
  /** Default dimension of each model's vectors; models that are not listed are unknown. */
  readonly dimensions: Record<string, number>
}

/**
 * Starts an endpoint whose models distinguish a few subjects. It uses the protocol of OpenAI, Ollama, TEI and vLLM.
 */
export function useEmbeddingServer(): EmbeddingServer {
  const state = { baseUrl: '', dimensions: {} as Record<string, number> }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { model, input, dimensions } = Question.parse(JSON.parse(Buffer.concat(chunks).toString()))
    const dimension = dimensions ?? state.dimensions[model]
    if (!dimension) return void response.writeHead(404).end()
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: toVector(text, dimension) }))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', model, data }))
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('The embedding server has no port')
    state.baseUrl = `http://127.0.0.1:${address.port}/v1`
  })
  beforeEach(() => {
    state.dimensions = { 'small-model': 384, 'large-model': 1024 }
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return state
}

/** Uses one axis for each subject, shifted by the vector's length, and one for everything else. */
function toVector(text: string, dimension: number): number[] {
  const vector = Array.from({ length: dimension }, () => 0)
  vector[dimension - 1] = 1
  meanings.forEach((words, subject) => {
    if (words.some((word) => text.toLowerCase().includes(word))) vector[(dimension + subject) % 11] = 5
  })
  return vector
}
