import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const results = {
  results: Array.from({ length: 30 }, (_, id) => ({ id, title: `Creator ${id}`, bio: 'Tea. '.repeat(9) })),
}

let app: FastifyInstance
beforeEach(() => {
  app = fastify()
  compressAnswers(app)
  app.get('/results', () => results)
  app.get('/small', () => ({ ok: true }))
  app.get('/events', (_, reply) => reply.type('text/event-stream').send('data: tea\n\n'.repeat(1000)))
})
afterEach(() => app.close())

const get = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings ? { 'accept-encoding': encodings } : {} })

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('an answer is compressed with %s for a client that takes %s', async (encoding, taken, decompress) => {
  const { headers, rawPayload } = await get('/results', taken)
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(JSON.parse(decompress(rawPayload).toString())).toEqual(results)
  expect(rawPayload.length).toBeLessThan(JSON.stringify(results).length / 5)
})

it.each([
  ['of a client that takes none', '/results', undefined],
  ['that is small', '/small', 'br'],
  ['that is a stream of events', '/events', 'br'],
])('an answer %s is sent as it is', async (_, url, encodings) => {
  const { headers, statusCode } = await get(url, encodings)
  expect(statusCode).toBe(200)
  expect(headers['content-encoding']).toBeUndefined()
})
