import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { FaultName } from '../platforms/faults.ts'
import { getGraph } from '../testing/graph-client.ts'
import { buildStandIns, firstDay } from '../testing/platform-stand-in.ts'
import { sandboxInstagramToken, sandboxInstagramUser } from './graph/graph-request.ts'

const { app, faults, usage, clock } = await buildStandIns({ callsAnHour: 40 })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
beforeEach(() => {
  faults.reset()
  usage.reset()
  clock.set(firstDay)
})
afterAll(() => app.close())

function ask({
  token = sandboxInstagramToken,
  fault,
  text = 'vegan',
  timeoutMs = 20_000,
}: {
  token?: string
  fault?: FaultName
  text?: string
  timeoutMs?: number
}) {
  const url = new URL(`/v25.0/${sandboxInstagramUser}/creator_marketplace_creators`, address)
  url.searchParams.set('query', text)
  const headers = { authorization: `Bearer ${token}`, ...(fault ? { 'x-sandbox-fault': fault } : {}) }
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
}

describe('the caller', () => {
  test('brings a token in the query or in a header', async () => {
    expect((await getGraph(app, {})).body).toEqual({ id: sandboxInstagramUser })
    const { body } = await getGraph(app, { token: '', query: { access_token: sandboxInstagramToken } })
    expect(body).toEqual({ id: sandboxInstagramUser })
  })

  test.each([
    ['', 104, 'An access token is required to request this resource.'],
    ['somebody-else', 190, 'Invalid OAuth access token - Cannot parse access token'],
  ])('is refused with the token %j', async (token, code, message) => {
    const { status, body } = await getGraph(app, { token })
    expect(status).toBe(400)
    expect(body).toEqual({
      error: { message, type: 'OAuthException', code, fbtrace_id: expect.stringMatching(/^A[\w-]{22}$/) },
    })
  })

  test.each([
    ['/v25.0/17841400000000001?fields=id', { code: 100, error_subcode: 33, type: 'GraphMethodException' }],
    ['/v1.0/17841400000009999?fields=id', { code: 2500, message: 'Unknown path components: /v1.0/17841400000009999' }],
    ['/v25.0/17841400000009999/invented', { code: 100 }],
  ])('asks for nothing at %s', async (url, error) => {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${sandboxInstagramToken}` } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject(error)
  })
})

describe('X-App-Usage', () => {
  const read = (headers: Record<string, unknown>) => JSON.parse(String(headers['x-app-usage']))

  test('stands on every answer and rises, in percent', async () => {
    for (let call = 1; call <= 4; call++) {
      const answer = await getGraph(app, call % 2 ? {} : { query: { fields: '}' } })
      expect(read(answer.headers).call_count).toBe(Math.floor((100 * call) / 40))
    }
    expect(Object.keys(read((await getGraph(app, {})).headers))).toEqual(['call_count', 'total_time', 'total_cputime'])
  })

  test('blocks at 100, until the next hour', async () => {
    for (let call = 1; call < 40; call++) await getGraph(app, {})
    const blocked = await getGraph(app, {})
    expect(blocked.status).toBe(403)
    expect(blocked.body.error).toMatchObject({ code: 4, message: '(#4) Application request limit reached' })
    expect(read(blocked.headers).call_count).toBe(100)
    clock.set(new Date(firstDay.getTime() + 3_600_000))
    expect((await getGraph(app, {})).status).toBe(200)
  })
})

describe('a failure in the words of the Graph API', () => {
  test.each([
    ['quota', 403, { code: 4, is_transient: true }],
    ['rate-limit', 400, { code: 17, is_transient: true }],
    ['rate-limit-retry-after', 429, { code: 613, is_transient: true }],
    ['error-500', 500, { code: 1 }],
    ['unavailable', 503, { code: 2, is_transient: true }],
    ['wrong-key', 400, { code: 190 }],
    ['old-wrong-key', 400, { code: 190, error_subcode: 463 }],
    ['disabled', 403, { code: 10 }],
  ] as const)('%s has status %i', async (fault, status, error) => {
    const answer = await ask({ fault })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.has('x-app-usage')).toBe(true)
    expect(answer.headers.has('retry-after')).toBe(fault === 'rate-limit-retry-after')
    expect(await answer.json()).toEqual({
      error: expect.objectContaining({ type: 'OAuthException', message: expect.any(String), ...error }),
    })
  })

  test('is asked for by the token, too, or ordered for some requests', async () => {
    expect((await ask({ token: 'sandbox-instagram-rate-limit' })).status).toBe(400)
    expect((await ask({ token: 'SIM_QUOTA' })).status).toBe(403)
    faults.order({ platform: 'instagram', fault: 'unavailable', count: 1 })
    expect([(await ask({})).status, (await ask({})).status]).toEqual([503, 200])
  })
})

describe('a failure below its words', () => {
  test('reset cuts the connection', async () => {
    await expect(ask({ fault: 'reset' })).rejects.toThrow('fetch failed')
  })

  test.each(['not-json', 'half-json'] as const)('%s cannot be read', async (fault) => {
    const answer = await ask({ fault })
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow(SyntaxError)
  })

  test('half-body ends before its time', async () => {
    await expect(ask({ fault: 'half-body' }).then((answer) => answer.text())).rejects.toThrow('terminated')
  })

  test('redirect leads elsewhere', async () => {
    expect((await ask({ fault: 'redirect' })).status).toBe(302)
  })

  test('huge does not end soon', async () => {
    const answer = await ask({ fault: 'huge' })
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(50_000_000)
    await answer.body?.cancel()
  })

  test('slow takes longer than clients wait', async () => {
    await expect(ask({ text: 'sim:slow', timeoutMs: 1500 })).rejects.toThrow('timeout')
  })
})
