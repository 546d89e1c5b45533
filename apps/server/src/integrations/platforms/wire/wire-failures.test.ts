import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { findDeadUrl, type ServerReply, startPlatformServer } from '../../../testing/wire/platform-server.ts'
import { callWith, createTestWire, failureOf, send, serveWire } from '../../../testing/wire/test-wire.ts'

describe('an answer', () => {
  test.each<[string, ServerReply]>([
    ['no JSON', { body: '<html>Welcome</html>' }],
    ['half a JSON', { body: '{"items":[{"id":"a' }],
    ['nothing', { body: '' }],
    ['nested without end', { body: `{"id":1234567890123456789,"items":${'['.repeat(100_000)}${']'.repeat(100_000)}}` }],
    ['10 MB', { body: JSON.stringify({ text: 'a'.repeat(10_000_000) }) }],
    ['10 MB, packed', { headers: { 'content-encoding': 'gzip' }, body: gzipSync('a'.repeat(10_000_000)) }],
  ])('that is %s is bad and not requested again', async (_what, reply) => {
    const setup = await serveWire(() => reply, { timing: {} })
    expect(await failureOf(send(setup))).toMatchObject({ kind: 'bad_answer' })
    expect(setup.requests).toHaveLength(1)
  })

  test('that redirects is bad, and the redirect is not followed', async () => {
    const other = await startPlatformServer(() => ({}))
    const setup = await serveWire(() => ({ status: 302, headers: { location: other.url } }))
    expect(await failureOf(send(setup))).toMatchObject({ kind: 'bad_answer' })
    expect(other.requests).toEqual([])
  })

  test.each([
    [400, 'bad_request'],
    [401, 'key_rejected'],
    [403, 'key_rejected'],
    [404, 'bad_request'],
    [429, 'rate_limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('of status %i means %s', async (status, kind) => {
    const setup = await serveWire(() => ({ status, body: 'no JSON' }))
    expect(await failureOf(send(setup))).toMatchObject({ kind })
  })
})

describe('no answer', () => {
  test('from a dead port', async () => {
    const setup = createTestWire(await findDeadUrl())
    expect(await failureOf(send(setup))).toMatchObject({
      kind: 'unavailable',
      message: 'YouTube cannot be reached: the connection was refused',
    })
  })

  test.each(['resets', 'breaks off in the middle'] as const)('from a server that %s', async (reply) => {
    const setup = await serveWire(() => reply)
    expect(await failureOf(send(setup))).toMatchObject({
      kind: 'unavailable',
      message: 'YouTube broke off the connection',
    })
    expect(setup.requests).toHaveLength(3)
  })

  test('in time ends the request without a retry', async () => {
    const setup = await serveWire(() => 'stays silent', { timing: { requestTimeout: 300 } })
    expect(await failureOf(send(setup))).toMatchObject({ message: 'YouTube did not answer in time' })
    expect(setup.requests).toHaveLength(1)
  })

  test('before the caller gives up ends the request at once', async () => {
    const caller = new AbortController()
    const giveUp = (): ServerReply => {
      caller.abort()
      return 'stays silent'
    }
    const setup = await serveWire(giveUp, { timing: { requestTimeout: minutes(1) } })
    const call = callWith(3, caller.signal)
    expect(await failureOf(send(setup, { call }))).toMatchObject({ kind: 'unavailable' })
    expect(await failureOf(send(setup, { call }))).toMatchObject({ kind: 'unavailable' })
    expect(setup.requests).toHaveLength(1)
  })
})
