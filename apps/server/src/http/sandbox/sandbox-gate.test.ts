import { say } from '@troupe/contract/messages/message'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../lib/app-error.ts'
import { handleErrors } from '../error-handler.ts'
import { sendSecurityHeaders } from '../security-headers.ts'
import { proxySandbox } from './sandbox-proxy.ts'

const key = 'right-key-right-key-22'
const guesses: string[] = []
let sandbox: FastifyInstance
let app: FastifyInstance

async function countGuess(ip: string): Promise<void> {
  guesses.push(ip)
  if (guesses.length > 2) throw new AppError('too_many_requests', say('limits.attempts'), { retryAfterSeconds: 60 })
}

beforeEach(async () => {
  guesses.length = 0
  sandbox = fastify()
  sandbox.all('/sandbox/*', async (request) => ({ reached: `${request.method} ${request.url}` }))
  app = fastify({ trustProxy: 'loopback' })
  handleErrors(app)
  await sendSecurityHeaders(app)
  await proxySandbox(app, await sandbox.listen({ host: '127.0.0.1', port: 0 }), { key, countGuess })
})
afterEach(async () => {
  await app.close()
  await sandbox.close()
})

const navigation = { accept: 'text/html,application/xhtml+xml' }
const open = (url: string, headers: Record<string, string> = navigation) => app.inject({ url, headers })

describe('a sandbox that others can reach', () => {
  it.each([
    ['GET', '/sandbox/inbox'],
    ['GET', '/sandbox/inbox/messages'],
    ['GET', '/sandbox/inbox/messages/1/source'],
    ['DELETE', '/sandbox/inbox/messages'],
    ['GET', '/sandbox/google/o/oauth2/v2/auth?client_id=a'],
    ['GET', '/sandbox/google/permissions'],
    ['POST', '/sandbox/google/permissions'],
    ['GET', '/sandbox/population/catalogue.jsonl?count=1000000'],
    ['GET', '/sandbox/pictures/../inbox/messages'],
    ['GET', '/sandbox/pictures/%2e%2e/inbox/messages'],
    ['GET', '/sandbox/pictures/avatar/..%2f..%2finbox.svg'],
    ['GET', '/%73andbox/inbox/messages'],
    ['GET', '/sandbox/inbox/messages?x=/sandbox/pictures/avatar/a.svg'],
  ] as const)('asks for the key at %s %s', async (method, url) => {
    const answer = await app.inject({ method, url, headers: { accept: '*/*' } })
    expect(answer.body).not.toContain('reached')
    // Fastify resolves the dots before it looks for a route.
    expect([401, 404]).toContain(answer.statusCode)
    if (answer.statusCode === 401) {
      expect(answer.json().detail).toBe('The key that Troupe prints at its start opens this')
    }
  })

  it('drawn pictures need no key', async () => {
    expect((await open('/sandbox/pictures/avatar/a-1.svg')).json()).toEqual({
      reached: 'GET /sandbox/pictures/avatar/a-1.svg',
    })
  })

  it('turns the right key in the address into a cookie that scripts do not see, and removes it from the address', async () => {
    const answer = await open(`/sandbox/google/o/oauth2/v2/auth?state=a%26b&key=${key}`)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/sandbox/google/o/oauth2/v2/auth?state=a%26b')
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toBe(`troupe_sandbox=${key}; Path=/sandbox; Max-Age=2592000; HttpOnly; SameSite=Lax`)

    const headers = { cookie: `other=1; ${cookie.split(';')[0]}` }
    expect((await open('/sandbox/inbox/messages', headers)).json()).toEqual({ reached: 'GET /sandbox/inbox/messages' })
    const emptied = await app.inject({ method: 'DELETE', url: '/sandbox/inbox/messages', headers })
    expect(emptied.json()).toEqual({ reached: 'DELETE /sandbox/inbox/messages' })
  })

  it('sets a secure cookie only with TLS', async () => {
    const answer = await open(`/sandbox/inbox?key=${key}`, { ...navigation, 'x-forwarded-proto': 'https' })
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/)
  })

  it('a program with the key gets its answer at once', async () => {
    const answer = await open(`/sandbox/inbox/messages?key=${key}`, {})
    expect([answer.statusCode, answer.json().reached]).toEqual([200, `GET /sandbox/inbox/messages?key=${key}`])
  })

  it('a browser without the key gets a form that keeps the address it asked for', async () => {
    const answer = await open('/sandbox/inbox?a=%22%3E%3Cscript%3E')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8'])
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toContain('<form method="get" action="/sandbox/inbox">')
    expect(answer.body).toContain('name="a" value="&quot;&gt;&lt;script&gt;"')
    expect(answer.body).not.toContain('<script')
    expect(guesses).toEqual([])
  })

  it.each(['wrong', '', `${key}x`, key.slice(1), key.toUpperCase()])('refuses the key %j', async (wrong) => {
    const answer = await open(`/sandbox/inbox?key=${wrong}`)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined])
    expect(answer.body).toContain('role="alert">This is not the key<')
    expect((await open('/sandbox/inbox', { cookie: `troupe_sandbox=${wrong}` })).statusCode).toBe(401)
  })

  it('wrong keys are counted for the caller and refused, and never lock out a caller with the right one', async () => {
    const guess = () => open('/sandbox/inbox?key=wrong', { ...navigation, 'x-forwarded-for': '203.0.113.7' })
    expect([(await guess()).statusCode, (await guess()).statusCode]).toEqual([401, 401])
    const refused = await guess()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(refused.body).toContain('Too many attempts')
    expect(guesses).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7'])
    expect((await open(`/sandbox/inbox?key=${key}`)).statusCode).toBe(303)
  })
})
