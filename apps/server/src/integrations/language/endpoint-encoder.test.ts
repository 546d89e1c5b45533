import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { createEndpointEncoder } from './endpoint-encoder.ts'

type Handler = (body: { input: string[] }, request: IncomingMessage) => { status?: number; body: unknown }

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(handle: Handler): Promise<string> {
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { status = 200, body } = handle(JSON.parse(Buffer.concat(chunks).toString()), request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}/v1/`
}

const vectorOf = (first: number, length = 512) => [first, 4, ...Array.from({ length: length - 2 }, () => 0)]
const answer = (...vectors: number[][]) => ({ data: vectors.map((embedding, index) => ({ index, embedding })) })
const createEncoder = (baseUrl: string, dimensions?: number) =>
  createEndpointEncoder({ baseUrl, apiKey: 'key', model: 'some-model', dimensions })

describe('an encoder behind an OpenAI-compatible endpoint', () => {
  test('returns one vector of length 1 for each text, in order, for any order of the answer', async () => {
    const requests: unknown[] = []
    const url = await serve((body, request) => {
      requests.push({ url: request.url, authorization: request.headers.authorization, ...body })
      return { body: { data: answer(vectorOf(3), vectorOf(0)).data.toReversed() } }
    })
    const vectors = await createEncoder(url).embed(['one', 'two'])
    expect(vectors.map((vector) => [...vector.slice(0, 2)].map((value) => value.toFixed(2)))).toEqual([
      ['0.60', '0.80'],
      ['0.00', '1.00'],
    ])
    expect(requests).toEqual([
      {
        url: '/v1/embeddings',
        authorization: 'Bearer key',
        model: 'some-model',
        input: ['one', 'two'],
        encoding_format: 'float',
      },
    ])
  })

  test('asks for many texts in several requests', async () => {
    let requests = 0
    const url = await serve(({ input }) => {
      requests++
      return { body: answer(...input.map(() => vectorOf(1))) }
    })
    expect(await createEncoder(url).embed(Array.from({ length: 70 }, String))).toHaveLength(70)
    expect(requests).toBe(3)
  })

  test('retries when the server is busy', async () => {
    let requests = 0
    const url = await serve(() => (++requests < 2 ? { status: 503, body: {} } : { body: answer(vectorOf(1)) }))
    expect(await createEncoder(url).embed(['one'])).toHaveLength(1)
    expect(requests).toBe(2)
  })

  test.each([
    ['a refused key', { status: 401, body: {} }],
    ['vectors of different dimensions', { body: answer(vectorOf(1, 768), vectorOf(1, 384)) }],
    ['vectors that are too long', { body: answer(vectorOf(1, 2001)) }],
    ['fewer vectors than texts', { body: { data: [] } }],
    ['vectors without direction', { body: answer(Array.from({ length: 512 }, () => 0)) }],
    ['another kind of answer', { body: { error: 'no' } }],
  ])('gives up at once at %s', async (_what, reply) => {
    let requests = 0
    const url = await serve(() => {
      requests++
      return reply
    })
    await expect(createEncoder(url).embed(['one'])).rejects.toThrow('failed')
    expect(requests).toBe(1)
  })

  test.each([1, 384, 1024, 2000])('takes vectors of %d numbers', async (length) => {
    const url = await serve(() => ({ body: answer(Array.from({ length }, () => 2)) }))
    const [vector] = await createEncoder(url).embed(['one'])
    expect(vector).toHaveLength(length)
    expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1)
  })

  test('asks for the dimension that is set', async () => {
    const asked: unknown[] = []
    const url = await serve((body) => {
      asked.push(body)
      return { body: answer(vectorOf(1, 256)) }
    })
    await createEncoder(url, 256).embed(['one'])
    expect(asked).toMatchObject([{ dimensions: 256 }])
  })

  test.each([
    {
      what: 'too long',
      lengths: [3072],
      dimensions: undefined,
      message: /of some-model have 3072 numbers, and the catalogue takes up to 2000: set EMBEDDING_DIMENSIONS/,
    },
    {
      what: 'suddenly of another dimension',
      lengths: [384, 768],
      dimensions: undefined,
      message: /of some-model have 768 numbers instead of 384, .* see which model the endpoint has under this name/,
    },
    {
      what: 'not of the dimension that was asked for',
      lengths: [768],
      dimensions: 256,
      message: /of some-model have 768 numbers instead of 256, .* leave out EMBEDDING_DIMENSIONS/,
    },
  ])('says what to do when vectors are $what', async ({ lengths, dimensions, message }) => {
    const left = [...lengths]
    const url = await serve(() => ({ body: answer(vectorOf(1, left.shift())) }))
    const encoder = createEncoder(url, dimensions)
    for (const _ of lengths.slice(1)) await encoder.embed(['one'])
    await expect(encoder.embed(['one'])).rejects.toThrow(message)
  })

  test('ends requests in progress when it is closed', async () => {
    const reached = Promise.withResolvers<void>()
    const server = createServer(() => reached.resolve())
    servers.push(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const encoder = createEncoder(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    const asked = expect(encoder.embed(['one'])).rejects.toThrow('failed')
    await reached.promise
    await encoder.close()
    await asked
  })
})
