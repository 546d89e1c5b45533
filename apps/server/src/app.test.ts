import { once } from 'node:events'
import { request as sendHttp } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { defineEndpoint } from '@troupe/contract/base/endpoint'
import { quote, say } from '@troupe/contract/messages/message'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AppOptions, buildApp } from './app.ts'
import { bind } from './http/requests/endpoint-binding.ts'
import { AppError } from './lib/app-error.ts'
import { version } from './settings/version.ts'

const echo = defineEndpoint({
  method: 'POST',
  path: '/api/echo',
  access: 'public',
  tag: 'test',
  summary: 'Gives back what it gets',
  body: z.object({ name: z.string().min(2), age: z.number().int().min(0), tags: z.array(z.string()).default([]) }),
  response: z.object({ name: z.string(), age: z.number() }),
})

const failing = defineEndpoint({
  method: 'GET',
  path: '/api/fail/:how',
  access: 'public',
  tag: 'test',
  summary: 'Fails',
  params: z.object({ how: z.enum(['bug', 'refusal', 'wait', 'connection']) }),
  response: z.object({}),
})

const personal = defineEndpoint({
  method: 'GET',
  path: '/api/personal',
  access: 'user',
  tag: 'test',
  summary: 'For users',
  response: z.object({ userId: z.string() }),
})

const failures = {
  bug: () => new Error('select * from users: secret detail'),
  refusal: () => new AppError('conflict', quote('Already there')),
  wait: () => new AppError('too_many_requests', quote('Slow down'), { retryAfterSeconds: 1.2 }),
  connection: () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
}

const endpoints = [
  bind(echo, async ({ body }) => ({ ...body, secret: 'never sent' })),
  bind(failing, async ({ params }) => {
    throw failures[params.how]()
  }),
  bind(personal, async ({ actor }) => ({ userId: actor.userId })),
]

let available = true
let logLines: string[] = []
let app: FastifyInstance

async function build(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return buildApp({
    endpoints,
    authenticate: async (token) => {
      if (token !== 'good') throw new AppError('unauthenticated', say('accounts.session_expired'))
      return { userId: 'user-1', workspaceId: 'workspace-1', role: 'owner', sessionId: 'session-1' }
    },
    secretKey: Buffer.alloc(32, 1),
    findProblems: async () => [],
    isAvailable: () => available,
    log: pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) }),
    trustProxy: undefined,
    sandboxUrl: undefined,
    web: { webFolder: '/does-not-exist', appUrl: undefined },
    ...options,
  })
}

beforeEach(async () => {
  available = true
  logLines = []
  app = await build()
})
afterEach(() => app.close())

const json = { 'content-type': 'application/json' }
const post = (payload: string, headers: Record<string, string> = json) =>
  app.inject({ method: 'POST', url: '/api/echo', headers, payload })

describe('the wire form of errors', () => {
  it('names every issue of a body, with its place', async () => {
    const answer = await post('{"name":"x","age":-1,"tags":["a",5]}')
    expect(answer.statusCode).toBe(422)
    const { detail } = answer.json()
    expect(detail.map((issue: { loc: unknown[] }) => issue.loc)).toEqual([
      ['body', 'name'],
      ['body', 'age'],
      ['body', 'tags', 1],
    ])
    for (const issue of detail)
      expect(issue).toEqual({ loc: issue.loc, msg: expect.any(String), type: expect.any(String) })
  })

  it('does not turn one type into another', async () => {
    for (const body of [
      '{"name":["ab"],"age":1}',
      '{"name":"ab","age":"1"}',
      '{"name":"ab","age":true}',
      'null',
      '[]',
    ]) {
      expect((await post(body)).statusCode, body).toBe(422)
    }
  })

  it.each(['{', '{"name":"ab",}', "{'name':1}", '\u0000', 'NaN'])('refuses the malformed JSON %j', async (body) => {
    const answer = await post(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatchObject([{ msg: 'The body is not valid JSON', type: 'json_invalid' }])
  })

  it.each(['{"__proto__":{"admin":true},"name":"ab","age":1}', '{"name":"ab","age":1,"constructor":{"prototype":{}}}'])(
    'refuses the poisoned body %s',
    async (body) => {
      expect((await post(body)).statusCode).toBe(422)
    },
  )

  it('refuses JSON deeper than 32 levels, however long, at once', async () => {
    const deep = (levels: number) => `{"name":"ab","age":1,"extra":${'['.repeat(levels)}${']'.repeat(levels)}}`
    expect((await post(deep(31))).statusCode).toBe(200)
    expect((await post(deep(32))).json().detail[0].type).toBe('json_too_deep')
    expect((await post('['.repeat(200_000))).json().detail[0].type).toBe('json_too_deep')
  })

  it('refuses a body of more than 256 KiB with 413', async () => {
    const answer = await post(`{"name":"${'a'.repeat(262_144)}","age":1}`)
    expect(answer.statusCode).toBe(413)
    expect(typeof answer.json().detail).toBe('string')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'refuses %s with 415',
    async (type) => {
      const answer = await post('name=ab', { 'content-type': type })
      expect(answer.statusCode).toBe(415)
      expect(typeof answer.json().detail).toBe('string')
    },
  )

  it('answers an unknown path and a wrong method with 404', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['GET', '/api/echo'],
      ['DELETE', '/api/echo'],
      ['GET', '/%2e%2e/.env'],
    ] as const) {
      const answer = await app.inject({ method, url })
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json().detail).toBe('There is nothing at this address')
    }
  })

  it('answers a path that cannot be read in the same form', async () => {
    for (const url of ['/api/%', '/api/%zz', `/api/fail/${'a'.repeat(501)}`]) {
      const answer = await app.inject(url)
      expect(answer.statusCode, url).toBe(404)
      const said = { detail: 'There is nothing at this address', message_key: 'http.not_found' }
      expect(answer.json()).toEqual({ ...said, request_id: expect.any(String) })
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
    for (const url of ['/api/fail/%00', '/api/fail/__proto__']) {
      expect((await app.inject(url)).json().detail[0].loc).toEqual(['path', 'how'])
    }
  })

  it('reports of a failure only its id in the log', async () => {
    const answer = await app.inject('/api/fail/bug')
    expect(answer.statusCode).toBe(500)
    const body = answer.json()
    const said = { detail: 'Internal server error', message_key: 'http.internal' }
    expect(body).toEqual({ ...said, request_id: expect.any(String) })
    const line = logLines.find((entry) => entry.includes('unexpected failure'))
    expect(line).toContain(body.request_id)
    expect(line).toContain('secret detail')
  })

  it('gives a refusal its status, text, wait and id', async () => {
    const refused = await app.inject('/api/fail/refusal')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({ detail: 'Already there', request_id: expect.any(String) })
    const wait = await app.inject('/api/fail/wait')
    expect(wait.statusCode).toBe(429)
    expect(wait.headers['retry-after']).toBe('2')
  })

  it('answers 503 with a wait when the database went away, and while it restarts', async () => {
    const lost = await app.inject('/api/fail/connection')
    expect(lost.statusCode).toBe(503)
    expect(lost.headers['retry-after']).toBe('2')
    available = false
    const restarting = await post('{"name":"ab","age":1}')
    expect(restarting.statusCode).toBe(503)
    const live = await app.inject('/health/live')
    expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok', version }])
  })
})

describe('answers', () => {
  it('hold what the contract names and nothing else', async () => {
    expect((await post('{"name":"ab","age":1,"admin":true}')).json()).toEqual({ name: 'ab', age: 1 })
  })

  it('are never cached, and restrict what a browser does with them', async () => {
    for (const url of ['/api/fail/refusal', '/api/nothing', '/api/fail/bug', '/nothing.txt']) {
      const { headers } = await app.inject(url)
      expect(headers['x-content-type-options'], url).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/(^|;)img-src 'self' data:(;|$)/)
      for (const rule of ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(rule)
      }
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|upgrade-insecure-requests/)
      if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('ask for TLS for ever only where it came by TLS through a trusted proxy', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' }
    expect((await app.inject({ url: '/', headers: forwarded })).headers['strict-transport-security']).toBeUndefined()
    const behindProxy = await build({ trustProxy: '127.0.0.1' })
    const answer = await behindProxy.inject({ url: '/', headers: forwarded })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await behindProxy.close()
  })
})

describe('an endpoint for users', () => {
  it('gets its caller', async () => {
    const answer = await app.inject({ url: '/api/personal', headers: { authorization: 'Bearer good' } })
    expect(answer.json()).toEqual({ userId: 'user-1' })
  })

  it.each([undefined, 'Bearer bad', 'bearer', 'Basic good', 'Bearer good extra'])(
    'refuses %o',
    async (authorization) => {
      const answer = await app.inject({ url: '/api/personal', headers: authorization ? { authorization } : {} })
      expect(answer.statusCode).toBe(401)
    },
  )
})

describe('the log', () => {
  it('has no query, no body and no authorization', async () => {
    const headers = { ...json, authorization: 'Bearer secret-token' }
    await app.inject({
      method: 'POST',
      url: '/api/echo?code=secret-code',
      headers,
      payload: '{"name":"secret-name","age":1}',
    })
    expect(logLines.join()).toContain('/api/echo')
    expect(logLines.join()).not.toMatch(/secret-(token|code|name)/)
  })
})

describe('a connection', () => {
  it('that keeps its body back is ended within the limit', async () => {
    expect(app.server.requestTimeout).toBe(30_000)
    await app.close()
    app = await build({ requestTimeout: 1500 })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const start = performance.now()
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...json, 'content-length': '50' }
      const request = sendHttp(`${address}/api/echo`, { method: 'POST', headers })
      request.on('response', (response) => resolve(response.statusCode))
      request.on('error', reject)
      request.write('{')
    })
    expect(status).toBe(408)
    expect(performance.now() - start).toBeGreaterThan(1400)
  })
})

it('answers requests on an open connection while it closes', async () => {
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(address.port), address.hostname)
  await once(app.server, 'connection')
  const closed = app.close()
  socket.write('GET /api/personal HTTP/1.1\r\nhost: troupe.test\r\nauthorization: Bearer good\r\n\r\n')
  expect(await text(socket)).toContain('HTTP/1.1 200 OK')
  await closed
})
