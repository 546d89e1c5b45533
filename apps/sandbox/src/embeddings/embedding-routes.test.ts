import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createModelRequests } from '../language-model/model-requests.ts'
import { createEmbeddingFaults, type EmbeddingFault } from './embedding-faults.ts'
import { embeddingRoutes, sandboxEmbeddings } from './embedding-routes.ts'

const faults = createEmbeddingFaults()
const requests = createModelRequests(() => new Date('2026-11-01T12:00:00Z'))
const app = fastify()
await app.register(embeddingRoutes, { faults, requests })
afterAll(() => app.close())
beforeEach(() => {
  faults.reset()
  requests.reset()
})

const Answer = z.object({ data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()) })) })

interface Call {
  readonly key?: string
  readonly body?: Record<string, unknown>
}

const ask = ({ key = sandboxEmbeddings.apiKey, body = {} }: Call = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/embeddings',
    headers: key ? { authorization: `Bearer ${key}` } : {},
    payload: { model: sandboxEmbeddings.model, input: ['bread', 'guitar', 'Brot'], ...body },
  })

async function askWith(fault: EmbeddingFault) {
  faults.order(fault, 1)
  return await ask()
}

const listLengths = (body: unknown) => Answer.parse(body).data.map(({ embedding }) => embedding.length)

describe('the embedding model’s stand-in', () => {
  test('answers a vector for each text, in order', async () => {
    const response = await ask()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      object: 'list',
      model: 'sandbox-embeddings',
      data: [{ object: 'embedding', index: 0 }, { index: 1 }, { index: 2 }],
      usage: { prompt_tokens: 5, total_tokens: 5 },
    })
    expect(listLengths(response.json())).toEqual([256, 256, 256])
  })

  test('takes one text, and gives the same vector for it each time', async () => {
    const [one, [first]] = [
      Answer.parse((await ask({ body: { input: 'bread' } })).json()).data,
      Answer.parse((await ask()).json()).data,
    ]
    expect(one).toEqual([first])
  })

  test('shortens the vectors to the wanted dimension', async () => {
    expect(listLengths((await ask({ body: { dimensions: 64 } })).json())).toEqual([64, 64, 64])
  })

  test('writes numbers in base64 if that is wanted', async () => {
    const { data } = (await ask({ body: { input: 'bread', encoding_format: 'base64' } })).json()
    const bytes = Buffer.from(data[0].embedding, 'base64')
    const [plain] = Answer.parse((await ask({ body: { input: 'bread' } })).json()).data
    expect(bytes).toHaveLength(1024)
    expect(bytes.readFloatLE(0)).toBeCloseTo(plain?.embedding[0] ?? Number.NaN)
  })

  test('keeps the requests, without the key', async () => {
    await ask()
    expect(requests.list()).toMatchObject([{ body: { input: ['bread', 'guitar', 'Brot'] } }])
    expect(JSON.stringify(requests.list())).not.toContain(sandboxEmbeddings.apiKey)
  })

  test.each([
    { what: 'no key', call: { key: '' }, status: 401 },
    { what: 'a wrong key', call: { key: 'sk-other' }, status: 401 },
    { what: 'an unknown model', call: { body: { model: 'text-embedding-9' } }, status: 404 },
    { what: 'an empty text', call: { body: { input: [''] } }, status: 400 },
    { what: 'no texts', call: { body: { input: [] } }, status: 400 },
    { what: 'more dimensions than the model has', call: { body: { dimensions: 512 } }, status: 400 },
  ])('refuses $what', async ({ call, status }) => {
    const response = await ask(call)
    expect([response.statusCode, response.json().error.type]).toEqual([status, 'invalid_request_error'])
  })
})

describe('a fault', () => {
  test.each([
    ['wrong-dimension', [255, 255, 255]],
    ['changing-dimension', [256, 255, 256]],
    ['missing-vector', [256, 256]],
    ['no-vectors', []],
  ] as const)('%s spoils the next answer only', async (fault, lengths) => {
    expect(listLengths((await askWith(fault)).json())).toEqual(lengths)
    expect(listLengths((await ask()).json())).toEqual([256, 256, 256])
  })

  test('no-direction gives vectors of zeros', async () => {
    const { data } = Answer.parse((await askWith('no-direction')).json())
    expect(new Set(data.flatMap(({ embedding }) => embedding))).toEqual(new Set([0]))
  })

  test.each([
    ['rate-limit', 429],
    ['quota', 429],
    ['error-500', 500],
    ['unavailable', 503],
    ['wrong-key', 401],
  ] as const)('%s is an error with status %d', async (fault, status) => {
    expect((await askWith(fault)).statusCode).toBe(status)
  })

  test('not-json is a page instead of an answer', async () => {
    expect((await askWith('not-json')).headers['content-type']).toContain('text/html')
  })

  test('is named by a key as well', async () => {
    expect((await ask({ key: 'sandbox-model-unavailable' })).statusCode).toBe(503)
  })
})
