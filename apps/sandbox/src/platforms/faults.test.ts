import { request as httpRequest } from 'node:http'
import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createFaults, findFaultOfKey, isSpokenFault, meetTransportFault } from './faults.ts'

const faults = createFaults()
const app = fastify({ forceCloseConnections: true })
app.get<{ Querystring: { key?: string; q?: string } }>('/youtube', async (request, reply) => {
  const { key, q: text } = request.query
  const fault = faults.choose(request, { platform: 'youtube', ...(key ? { key } : {}), ...(text ? { text } : {}) })
  if (fault && !isSpokenFault(fault) && (await meetTransportFault(fault, reply))) return reply
  return { fault: fault ?? 'none' }
})
const base = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())
beforeEach(() => faults.reset())

const ask = (query: string, init: RequestInit = {}) => fetch(`${base}/youtube?${query}`, init)
const askFor = async (query: string) => (await (await ask(query)).json()).fault

describe('a fault is chosen', () => {
  test('by the word in the key, with the platform or without', async () => {
    expect(await askFor('key=sandbox-quota')).toBe('quota')
    expect(await askFor('key=sandbox-youtube-rate-limit')).toBe('rate-limit')
    expect(await askFor('key=sandbox-tiktok-rate-limit-retry-after')).toBe('rate-limit-retry-after')
    expect(await askFor('key=sandbox-youtube-key')).toBe('none')
    expect(findFaultOfKey('quota')).toBeUndefined()
    expect(findFaultOfKey('')).toBeUndefined()
  })

  test('by the magic keys of the wire reference', () => {
    const keys = ['SIM_INVALID', 'SIM_OLD_INVALID', 'SIM_DISABLED', 'SIM_QUOTA', 'SIM_FLAKY']
    expect(keys.map(findFaultOfKey)).toEqual(['wrong-key', 'old-wrong-key', 'disabled', 'quota', 'flaky'])
  })

  test('by a header, which goes before the key', async () => {
    const response = await ask('key=sandbox-quota', { headers: { 'x-sandbox-fault': 'error-500' } })
    expect(await response.json()).toEqual({ fault: 'error-500' })
  })

  test('by order, for the ordered number of requests of that platform', async () => {
    faults.order({ platform: 'tiktok', fault: 'quota', count: 5 })
    expect(await askFor('')).toBe('none')
    faults.order({ platform: 'youtube', fault: 'rate-limit', count: 2 })
    expect([await askFor(''), await askFor(''), await askFor('')]).toEqual(['rate-limit', 'rate-limit', 'none'])
  })

  test('not by words that are none', async () => {
    const response = await ask('key=sandbox-nonsense', { headers: { 'x-sandbox-fault': 'toString' } })
    expect(await response.json()).toEqual({ fault: 'none' })
  })

  test('every third time with a flaky key', async () => {
    const answers = []
    for (let call = 0; call < 6; call++) answers.push(await askFor('key=SIM_FLAKY'))
    expect(answers).toEqual(['none', 'none', 'unavailable', 'none', 'none', 'unavailable'])
  })
})

describe('on the wire', () => {
  test.each(['key=sandbox-slow', 'q=cats sim:slow'])('slow holds the answer back: %s', async (query) => {
    await expect(ask(query, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/)
  })

  test('reset cuts the connection', async () => {
    const error = await new Promise((resolve) => {
      httpRequest(`${base}/youtube?key=sandbox-reset`).on('error', resolve).end()
    })
    expect(error).toMatchObject({ code: 'ECONNRESET' })
  })

  test('not-json is a page, with status 200', async () => {
    const response = await ask('key=sandbox-not-json')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })

  test('half-json calls itself JSON and ends in the middle', async () => {
    const response = await ask('key=sandbox-half-json')
    expect(response.headers.get('content-type')).toContain('application/json')
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  test('half-body ends before its announced length', async () => {
    const response = await ask('key=sandbox-half-body')
    expect(response.headers.get('content-length')).toBe('5000')
    await expect(response.text()).rejects.toThrow(/terminated/)
  })

  test('redirect points elsewhere', async () => {
    const response = await ask('key=sandbox-redirect', { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://sandbox.invalid/elsewhere'])
  })

  test('huge is more than a client should read', async () => {
    const response = await ask('key=sandbox-huge')
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(60_000_000)
    await response.body?.cancel()
  })
})
