import { accountEndpoints } from '@troupe/contract/accounts'
import { defineEndpoint } from '@troupe/contract/base/endpoint'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createFakeServer, json, never } from '../../testing/fake-server.ts'
import { ApiError } from './api-error.ts'
import { createTransport } from './transport.ts'

const body = { email: 'a@b.test', password: 'x' }
const pair = { access_token: 'a', refresh_token: 'r' }

function login(reply: () => Response | Promise<Response>, options: { signal?: AbortSignal } = {}) {
  const server = createFakeServer()
  server.on(accountEndpoints.login, reply)
  return createTransport({ fetch: server.fetch })(accountEndpoints.login, { body, ...options })
}

afterEach(() => vi.useRealTimers())

test('an answer in the agreed form is returned', async () => {
  await expect(login(() => json(pair))).resolves.toEqual(pair)
})

test('a text detail becomes the error of the call', async () => {
  const error = await login(() => json({ detail: 'Slow down' }, 429, { 'retry-after': '12' })).catch((reason) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 429, detail: 'Slow down', message: 'Slow down', retryAfterSeconds: 12 })
})

test('all validation issues are kept, and the first is the detail', async () => {
  const issues = ['email', 'password'].map((name) => ({ loc: ['body', name], msg: `${name} is wrong`, type: 'custom' }))
  await expect(login(() => json({ detail: issues }, 422))).rejects.toMatchObject({ detail: 'email is wrong', issues })
})

test.each([200, 502])('a web page with status %d is named as such', async (status) => {
  const page = () => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } })
  await expect(login(page)).rejects.toMatchObject({
    code: 'html',
    detail: '',
    message: 'API endpoint returned HTML instead of JSON.',
  })
})

test.each([404, 422, 429, 500, 503])(
  'an answer of status %d without a message is told without the number',
  async (status) => {
    const error: unknown = await login(() => new Response('', { status })).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ status, message: expect.not.stringMatching(/\d/) })
  },
)

test('a success without the agreed fields is refused rather than believed', async () => {
  await expect(login(() => json({ access_token: 'a' }))).rejects.toMatchObject({ status: 200, code: 'unreadable' })
})

test('no connection is an error of its own, and transient', async () => {
  const refused = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(login(refused)).rejects.toMatchObject({ status: 0, code: 'unreachable', isTransient: true })
})

test('an answer that does not come in time is given up', async () => {
  vi.useFakeTimers()
  const outcome = expect(login(never)).rejects.toMatchObject({ status: 0, code: 'timeout' })
  await vi.advanceTimersByTimeAsync(30_000)
  await outcome
})

test('a call that its caller ends is rejected with the caller’s own reason', async () => {
  const controller = new AbortController()
  const outcome = expect(login(never, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  controller.abort()
  await outcome
})

describe('a call that the server is too busy to begin', () => {
  const refusal = (message_key = 'http.busy') => json({ detail: 'Busy', message_key }, 503, { 'retry-after': '3' })

  /** Signs in at a server that refuses the first so many calls. */
  function loginAfter(refusals: number, options: { signal?: AbortSignal; message_key?: string } = {}) {
    vi.useFakeTimers()
    let calls = 0
    const { message_key, ...rest } = options
    const answer = login(() => (++calls <= refusals ? refusal(message_key) : json(pair)), rest)
    return { answer, countCalls: () => calls }
  }

  test('is made again after the time that the server names', async () => {
    const { answer, countCalls } = loginAfter(2)
    await vi.advanceTimersByTimeAsync(2999)
    expect(countCalls()).toBe(1)
    await vi.advanceTimersByTimeAsync(3001)
    await expect(answer).resolves.toEqual(pair)
    expect(countCalls()).toBe(3)
  })

  test('fails with the words of the server when it stays so', async () => {
    const { answer, countCalls } = loginAfter(100)
    const outcome = expect(answer).rejects.toMatchObject({ status: 503, detail: 'Busy', retryAfterSeconds: 3 })
    await vi.advanceTimersByTimeAsync(60_000)
    await outcome
    expect(countCalls()).toBe(6)
  })

  test('is not made again when its caller ends it meanwhile', async () => {
    const controller = new AbortController()
    const { answer, countCalls } = loginAfter(1, { signal: controller.signal })
    const outcome = expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(1000)
    controller.abort()
    await outcome
    await vi.advanceTimersByTimeAsync(60_000)
    expect(countCalls()).toBe(1)
  })

  test('is told from one that failed, which is not made again', async () => {
    const { answer, countCalls } = loginAfter(1, { message_key: 'database.unavailable' })
    await expect(answer).rejects.toMatchObject({ status: 503 })
    expect(countCalls()).toBe(1)
  })
})

test('a change outlives the page that asked for it, unless it is too large; a reading ends with the page', async () => {
  const outlives: (boolean | undefined)[] = []
  const callEndpoint = createTransport({
    fetch: async (_, options) => {
      outlives.push(options?.keepalive)
      return json(pair)
    },
  })
  const facts = { access: 'public', tag: 'test', summary: 'A pair', response: z.unknown() } as const
  const reading = defineEndpoint({ method: 'GET', path: '/api/pair', ...facts })
  await callEndpoint(accountEndpoints.login, { body })
  await callEndpoint(accountEndpoints.login, { body: { ...body, password: 'x'.repeat(5000) } })
  await callEndpoint(reading)
  expect(outlives).toEqual([true, false, false])
})

test('parameters are put into the path and the query, encoded', async () => {
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/things/:name',
    access: 'public',
    tag: 'test',
    summary: 'A thing',
    params: z.object({ name: z.string() }),
    query: z.object({ page: z.number().optional(), tag: z.array(z.string()) }),
    response: z.object({ ok: z.boolean() }),
  })
  const fetched: string[] = []
  const callEndpoint = createTransport({
    fetch: async (input) => {
      fetched.push(String(input))
      return json({ ok: true })
    },
  })
  await callEndpoint(endpoint, { params: { name: 'a/b c' }, query: { tag: ['x', 'y&z'] } })
  expect(fetched).toEqual(['/api/things/a%2Fb%20c?tag=x&tag=y%26z'])
})
