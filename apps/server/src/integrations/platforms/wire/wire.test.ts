import { say } from '@troupe/contract/messages/message'
import { describe, expect, test } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { findDeadUrl } from '../../../testing/wire/platform-server.ts'
import { callWith, createTestWire, failureOf, send, serveWire } from '../../../testing/wire/test-wire.ts'

describe('a request', () => {
  test('returns the parsed answer and carries the given headers', async () => {
    const setup = await serveWire(() => ({ body: '{"items":[{"id":7420000000000000123}]}' }))
    expect(await send(setup)).toEqual({ items: [{ id: '7420000000000000123' }] })
    expect(setup.requests).toMatchObject([{ path: '/list', headers: { 'x-key': 'a-key', accept: 'application/json' } }])
  })

  test('uses one of the budget and its charge of the allowance', async () => {
    const setup = await serveWire(() => ({}))
    const call = callWith(2)
    await send(setup, { call, bucket: 'search' })
    expect(call.budget.left).toBe(1)
    expect(await setup.wire.quota()).toEqual([
      { name: say('platform_quota.searches'), used: 1, limit: 3, resetsAt: new Date('2026-11-11T08:00:00Z') },
      { name: say('platform_quota.requests'), used: 0, limit: undefined, resetsAt: new Date('2026-11-10T21:00:00Z') },
    ])
  })

  test('never goes to another origin, as it carries a key', async () => {
    const setup = await serveWire(() => ({}))
    const stranger = new URL('http://elsewhere.test/list')
    expect(await failureOf(send({ ...setup, url: stranger }))).toMatchObject({ kind: 'bad_request' })
    expect(setup.requests).toEqual([])
  })

  test('is not sent when the budget is spent', async () => {
    const setup = await serveWire(() => ({}))
    expect(await failureOf(send(setup, { call: callWith(0) }))).toMatchObject({ kind: 'out_of_budget' })
    expect(setup.requests).toEqual([])
  })

  test('is not sent when its use cannot be counted', async () => {
    const setup = await serveWire(() => ({}))
    setup.usage.spend = () => Promise.reject(new Error('no database'))
    expect(await failureOf(send(setup))).toMatchObject({ kind: 'unavailable' })
    expect(setup.requests).toEqual([])
  })
})

describe('an allowance', () => {
  test('used up by our own count blocks requests until it resets', async () => {
    const setup = await serveWire(() => ({}))
    for (let request = 0; request < 3; request++) await send(setup, { bucket: 'search' })
    expect(await failureOf(send(setup, { bucket: 'search' }))).toMatchObject({
      kind: 'quota_exhausted',
      message: "Today's YouTube searches are used up",
      retryAt: new Date('2026-11-11T08:00:00Z'),
    })
    expect(setup.requests).toHaveLength(3)
    setup.clock.advance(hours(12))
    await send(setup, { bucket: 'search' })
    expect(setup.requests).toHaveLength(4)
  })

  test('reported as used up by the platform is blocked in every process, while the others stay open', async () => {
    const setup = await serveWire((count) => (count === 1 ? { status: 402 } : {}))
    expect(await failureOf(send(setup, { bucket: 'search' }))).toMatchObject({ kind: 'quota_exhausted' })
    expect((await setup.wire.quota())[0]).toMatchObject({ used: 3 })
    expect(
      await failureOf(send(createTestWire(setup.url.origin, { usage: setup.usage }), { bucket: 'search' })),
    ).toMatchObject({
      kind: 'quota_exhausted',
    })
    await send(setup)
    expect(setup.requests).toHaveLength(2)
  })

  test('is not charged for requests that the platform cannot have counted', async () => {
    const deaf = createTestWire(await findDeadUrl())
    expect(await failureOf(send(deaf, { bucket: 'search' }))).toMatchObject({ kind: 'unavailable' })
    expect((await deaf.wire.quota())[0]).toMatchObject({ used: 0 })
    const refusing = await serveWire(() => ({ status: 403 }))
    expect(await failureOf(send(refusing, { bucket: 'search' }))).toMatchObject({ kind: 'key_rejected' })
    expect((await refusing.wire.quota())[0]).toMatchObject({ used: 0 })
  })

  test('that ends between two attempts does not hide why the first one failed', async () => {
    const setup = await serveWire(() => ({ status: 500 }))
    await failureOf(send(setup, { bucket: 'search', call: callWith(2) }))
    expect(await failureOf(send(setup, { bucket: 'search' }))).toMatchObject({ kind: 'unavailable' })
    expect(await failureOf(send(setup, { bucket: 'search' }))).toMatchObject({ kind: 'quota_exhausted' })
  })

  test('without a known limit is left alone until the window ends, too', async () => {
    const setup = await serveWire((count) => (count === 1 ? { status: 402 } : {}))
    const failure = await failureOf(send(setup))
    expect(failure).toMatchObject({ message: "This hour's YouTube requests are used up" })
    expect(await failureOf(send(setup))).toMatchObject({ kind: 'quota_exhausted', retryAt: failure.retryAt })
    setup.clock.advance(hours(1))
    await send(setup)
    expect(setup.requests).toHaveLength(2)
  })
})

describe('a key', () => {
  test('that is refused is not tried again for a minute, with the same reason', async () => {
    const setup = await serveWire(() => ({ status: 403, body: { reason: 'wrong' } }))
    const { message } = await failureOf(send(setup))
    expect(await failureOf(send(setup))).toMatchObject({
      kind: 'key_rejected',
      message,
      retryAt: new Date('2026-11-10T20:01:00Z'),
    })
    expect(setup.requests).toHaveLength(1)
    setup.clock.advance(minutes(1))
    await failureOf(send(setup))
    expect(setup.requests).toHaveLength(2)
  })

  test('that no header can hold is refused without repeating it', async () => {
    const { wire, url, log } = await serveWire(() => ({}))
    const failure = await failureOf(
      wire.send({ url, headers: { 'x-key': 'line\nbreak' }, charge: { bucket: 'free', units: 1 } }, callWith(1)),
    )
    expect(failure).toMatchObject({ kind: 'key_rejected' })
    expect(JSON.stringify([failure.message, failure.cause, log.lines])).not.toContain('break"')
  })

  test('never appears in a message or a log, in any form the platform sends it back', async () => {
    const secret = 'AIza-very/secret key'
    const echo = `<b>${secret}</b> key=abc123 &#65;Iza-very/secret key ${encodeURIComponent(secret)} access_token=xyz`
    const setup = await serveWire(() => ({ status: 403, body: { echo } }), { secrets: [secret, ''] })
    setup.url.searchParams.set('access_token', secret)
    const failure = await failureOf(send(setup))
    const told = JSON.stringify([failure, failure.message, failure.stack, setup.log.lines])
    for (const form of [secret, encodeURIComponent(secret), 'abc123', 'xyz', '<b>', 'knives']) {
      expect(told).not.toContain(form)
    }
    expect(setup.log.lines.length).toBeGreaterThan(0)
  })
})
