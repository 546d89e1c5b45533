import { CreatorRecord } from '@troupe/contract/creators'
import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { generateCatalogue } from './population/population.ts'
import { populationRoutes, writeCatalogue } from './population-routes.ts'

const app = fastify()
await app.register(populationRoutes)
afterAll(() => app.close())

describe('GET /sandbox/pictures', () => {
  test.each(['avatar', 'cover'])('draws the %s, to be kept for ever and to load nothing', async (kind) => {
    const response = await app.inject(`/sandbox/pictures/${kind}/w3-food-1x9k2f0.svg`)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('image/svg+xml')
    expect(response.headers['cache-control']).toContain('immutable')
    expect(response.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(response.body).toMatch(/^<svg/)
  })

  test('refuses names that are no ids', async () => {
    for (const name of ['a%2Fb.svg', '.svg', 'x.png', `${'a'.repeat(65)}.svg`, '%3Cscript%3E.svg']) {
      const response = await app.inject(`/sandbox/pictures/avatar/${name}`)
      expect(response.statusCode, name).toBe(404)
    }
  })
})

describe('GET /sandbox/population/catalogue.jsonl', () => {
  test('has a creator a line, as many as are asked for', async () => {
    const response = await app.inject('/sandbox/population/catalogue.jsonl?count=25&seed=elsewhere')
    const lines = response.body
      .trimEnd()
      .split('\n')
      .map((line) => CreatorRecord.parse(JSON.parse(line)))
    expect(response.headers['content-type']).toContain('application/x-ndjson')
    expect(lines).toEqual([...generateCatalogue({ seed: 'elsewhere', count: 25 })].map(({ record }) => record))
  })

  test('refuses a count that is none', async () => {
    for (const count of ['-1', 'x', '1.5', '1e9']) {
      const response = await app.inject(`/sandbox/population/catalogue.jsonl?count=${count}`)
      expect(response.statusCode, count).toBe(422)
    }
  })
})

describe('the lines of a catalogue', () => {
  const vectors = {
    header: { model: 'some-encoder', count: 2, dimensions: 3, seed: 'troupe', fingerprint: '' },
    bytes: new Uint8Array([1, 2, 255, 4, 5, 6]),
  }
  const read = (options: { seed: string; count: number }) =>
    [...writeCatalogue({ ...options, vectors })].map((line) => JSON.parse(line))

  test('carry the ready vectors in order, as far as there are any', () => {
    const [first, second, third] = read({ seed: 'troupe', count: 3 })
    expect(first).toMatchObject({ embedding_model: 'some-encoder' })
    expect([...new Int8Array(Buffer.from(first.embedding, 'base64'))]).toEqual([1, 2, -1])
    expect([...new Int8Array(Buffer.from(second.embedding, 'base64'))]).toEqual([4, 5, 6])
    expect(third).not.toHaveProperty('embedding')
  })

  test('carry no vectors of other people', () => {
    for (const line of read({ seed: 'ensemble', count: 2 })) expect(line).not.toHaveProperty('embedding')
  })
})
