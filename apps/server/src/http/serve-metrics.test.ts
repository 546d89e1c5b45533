import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { type MetricsOptions, serveMetrics } from './serve-metrics.ts'

const token = 'a-token-of-the-operator'

interface Call {
  readonly remoteAddress?: string
  readonly headers?: Record<string, string>
}

async function ask(call: Call, options: Partial<MetricsOptions> & { trustProxy?: string } = {}): Promise<number> {
  const { trustProxy, ...given } = options
  const app = fastify(trustProxy === undefined ? {} : { trustProxy })
  handleErrors(app)
  const render = async () => 'troupe_ready 1\n'
  serveMetrics(app, { contentType: 'text/plain', render, token: undefined, isBehindProxy: false, ...given })
  const answer = await app.inject({ url: '/metrics', ...call })
  if (answer.statusCode !== 200) expect(answer.body).not.toContain('troupe_ready')
  return answer.statusCode
}

const elsewhere = '203.0.113.7'
const bearer = { authorization: `Bearer ${token}` }

describe('the metrics', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('are open to this machine: %s', async (address) => {
    expect(await ask({ remoteAddress: address })).toBe(200)
    expect(await ask({ remoteAddress: address, headers: { host: '[::1]:3000' } })).toBe(200)
  })

  it.each([elsewhere, '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '128.0.0.1'])(
    'are refused to %s, whatever its headers claim',
    async (remoteAddress) => {
      expect(await ask({ remoteAddress })).toBe(403)
      expect(await ask({ remoteAddress, headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(403)
      expect(await ask({ remoteAddress, headers: { host: 'localhost' } })).toBe(403)
    },
  )

  it.each([
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-real-ip',
    'forwarded',
    'via',
    'true-client-ip',
  ])('are refused to callers of a proxy on this machine, recognised by %s', async (name) => {
    expect(await ask({ headers: { [name]: '127.0.0.1' } })).toBe(403)
  })

  it.each(['troupe.example', 'localhost.evil.test', '127.0.0.1.evil.test'])(
    'are refused to a local browser that was led here by the name "%s"',
    async (host) => {
      expect(await ask({ headers: { host } })).toBe(403)
    },
  )

  it('are refused without the token behind a proxy, also one that adds no header', async () => {
    expect(await ask({}, { isBehindProxy: true })).toBe(403)
    expect(
      await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } }, { isBehindProxy: true, trustProxy: '127.0.0.1' }),
    ).toBe(403)
  })

  it('are open to every caller with the token', async () => {
    const options = { token, isBehindProxy: true }
    expect(await ask({ remoteAddress: elsewhere, headers: bearer }, options)).toBe(200)
    expect(await ask({ headers: { ...bearer, 'x-forwarded-for': elsewhere } }, options)).toBe(200)
  })

  it.each([
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Basic ${token}`,
    'Bearer undefined',
  ])('are refused to callers with "%s"', async (authorization) => {
    expect(await ask({ remoteAddress: elsewhere, headers: { authorization } }, { token })).toBe(403)
    expect(await ask({ remoteAddress: elsewhere, headers: { authorization } })).toBe(403)
  })
})
