import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'

const Question = z.object({ model: z.string(), input: z.array(z.string()), dimensions: z.number().optional() })

/** Words of one line are the same to the models. */
const meanings = ['bread loaf sourdough', 'guitar music chords', 'running marathon jogging'].map((line) =>
  line.split(' '),
)

export interface EmbeddingServer {
  /** Up to but without `/embeddings`. */
  readonly baseUrl: string
  /** Dimension of each model's vectors, unless asked for another; a model that is not listed is not known. */
  readonly dimensions: Record<string, number>
}

/** An endpoint whose models tell a few subjects from each other. It speaks as OpenAI, Ollama, TEI and vLLM do. */
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

/** One axis for each subject, which the length of the vector shifts, and one for everything else. */
function toVector(text: string, dimension: number): number[] {
  const vector = Array.from({ length: dimension }, () => 0)
  vector[dimension - 1] = 1
  meanings.forEach((words, subject) => {
    if (words.some((word) => text.toLowerCase().includes(word))) vector[(dimension + subject) % 11] = 5
  })
  return vector
}
