import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { FaultName } from '../platforms/faults.ts'
import { buildStandIns } from '../testing/platform-stand-in.ts'
import { sandboxTiktokAccount, sandboxTiktokToken } from './tiktok-routes.ts'

const { app, faults } = await buildStandIns()
const address = await app.listen({ host: '127.0.0.1', port: 0 })
beforeEach(() => faults.reset())
afterAll(() => app.close())

interface Wish {
  readonly token?: string
  readonly fault?: FaultName
  readonly text?: string
  readonly timeoutMs?: number
}

function ask({ token = sandboxTiktokToken, fault, text = 'vegan', timeoutMs = 20_000 }: Wish): Promise<Response> {
  const url = new URL('/open_api/v1.3/tto/tcm/creator/discover/', address)
  url.searchParams.set('tto_tcm_account_id', sandboxTiktokAccount)
  url.searchParams.set('country_codes', '["US"]')
  url.searchParams.set('keyword_search', text)
  const headers = { 'access-token': token, ...(fault ? { 'x-sandbox-fault': fault } : {}) }
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
}

describe('a failure in the words of TikTok One', () => {
  test.each([
    ['quota', 40100, /daily limit/],
    ['rate-limit', 40100, /Too many requests/],
    ['rate-limit-retry-after', 40100, /Too many requests/],
    ['error-500', 50000, /System error/],
    ['wrong-key', 40105, /incorrect or has been revoked/],
    ['old-wrong-key', 40105, /expired/],
    ['disabled', 40001, /No permission/],
  ] as const)('%s has status 200 and a code', async (fault, code, message) => {
    const answer = await ask({ fault })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      code,
      message: expect.stringMatching(message),
      request_id: expect.any(String),
      data: {},
    })
    expect(answer.headers.has('retry-after')).toBe(fault === 'rate-limit-retry-after')
  })

  test('the gateway speaks no JSON', async () => {
    const answer = await ask({ fault: 'unavailable' })
    expect(answer.status).toBe(504)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toBe('upstream request timeout')
  })

  test('is asked for by the token, too', async () => {
    expect(await (await ask({ token: 'sandbox-rate-limit' })).json()).toMatchObject({ code: 40100 })
    expect(await (await ask({ token: 'SIM_QUOTA' })).json()).toMatchObject({ code: 40100 })
    expect(await (await ask({ token: 'SIM_INVALID' })).json()).toMatchObject({ code: 40105 })
  })

  test('is ordered for some requests, and then it is over', async () => {
    faults.order({ platform: 'tiktok', fault: 'error-500', count: 2 })
    const codes = []
    for (let call = 0; call < 3; call++) codes.push((await (await ask({})).json()).code)
    expect(codes).toEqual([50000, 50000, 0])
  })

  test('a flaky token fails every third time', async () => {
    const statuses = []
    for (let call = 0; call < 6; call++) statuses.push((await ask({ token: 'SIM_FLAKY' })).status)
    expect(statuses).toEqual([200, 200, 504, 200, 200, 504])
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
    const answer = await ask({ fault: 'redirect' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('https://sandbox.invalid/elsewhere')
  })

  test('huge does not end soon', async () => {
    const answer = await ask({ fault: 'huge' })
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(50_000_000)
    await answer.body?.cancel()
  })

  test.each([
    ['slow by its token', { token: 'sandbox-slow' }],
    ['slow by its words', { text: 'sim:slow' }],
  ])('%s takes longer than clients wait', async (_what, wish) => {
    await expect(ask({ ...wish, timeoutMs: 1500 })).rejects.toThrow('timeout')
  })
})
