import { describe, expect, test } from 'vitest'
import { minutes, seconds } from '../../../lib/durations.ts'
import type { ServerReply } from '../../../testing/wire/platform-server.ts'
import { callWith, failureOf, impatient, send, serveWire } from '../../../testing/wire/test-wire.ts'

describe('retries', () => {
  test('succeed after two failures; every attempt uses budget and allowance', async () => {
    const setup = await serveWire((count) => (count < 3 ? { status: 503 } : { body: { items: [] } }))
    const call = callWith(5)
    expect(await send(setup, { call, bucket: 'search' })).toEqual({ items: [] })
    expect(call.budget.left).toBe(2)
    expect((await setup.wire.quota())[0]).toMatchObject({ used: 3 })
  })

  test('end after the second one', async () => {
    const setup = await serveWire(() => ({ status: 500 }))
    expect(await failureOf(send(setup))).toMatchObject({ kind: 'unavailable' })
    expect(setup.requests).toHaveLength(3)
  })

  test('end with the budget, and report the failure rather than the budget', async () => {
    const setup = await serveWire(() => ({ status: 500 }))
    expect(await failureOf(send(setup, { call: callWith(2) }))).toMatchObject({ kind: 'unavailable' })
    expect(setup.requests).toHaveLength(2)
  })

  test('wait as long as the platform asks for a short time', async () => {
    const setup = await serveWire((count) => (count === 1 ? { status: 429, headers: { 'retry-after': '1' } } : {}), {
      timing: { longestPause: seconds(2) },
    })
    const startedAt = performance.now()
    await send(setup)
    expect(performance.now() - startedAt).toBeGreaterThan(900)
  })

  test.each([
    ['60', '2026-11-10T20:01:00.000Z'],
    ['Tue, 10 Nov 2026 20:05:00 GMT', '2026-11-10T20:05:00.000Z'],
    ['999999999999999', '2026-11-11T20:00:00.000Z'],
  ])(
    'are given up when the platform asks for a long pause (Retry-After: %s), which is kept',
    async (retryAfter, retryAt) => {
      const setup = await serveWire((count) =>
        count === 1 ? { status: 429, headers: { 'retry-after': retryAfter } } : {},
      )
      const failure = await failureOf(send(setup))
      expect(failure).toMatchObject({ kind: 'rate_limited', retryAt: new Date(retryAt) })
      expect(await failureOf(send(setup))).toMatchObject({ kind: 'rate_limited', retryAt: new Date(retryAt) })
      setup.clock.advance(Date.parse(retryAt) - setup.clock.now().getTime())
      await send(setup)
      expect(setup.requests).toHaveLength(2)
    },
  )

  test('end with the first failure when the caller aborts', async () => {
    const caller = new AbortController()
    const answerAndGiveUp = () => {
      setTimeout(() => caller.abort(), 500)
      return { status: 503 }
    }
    const setup = await serveWire(answerAndGiveUp, { timing: { firstPause: minutes(10) } })
    const call = callWith(3, caller.signal)
    expect(await failureOf(send(setup, { call }))).toMatchObject({
      message: expect.stringContaining('an error of its own'),
    })
  })
})

describe('a platform that keeps failing', () => {
  const timing = { ...impatient, repeats: 0 }

  test('gets no requests for half a minute after five failures, then a single trial request', async () => {
    let isWell = false
    const setup = await serveWire(() => (isWell ? {} : { status: 500 }), { timing })
    for (let failure = 0; failure < 5; failure++) await failureOf(send(setup))
    expect(await failureOf(send(setup))).toMatchObject({
      kind: 'unavailable',
      retryAt: new Date('2026-11-10T20:00:30Z'),
    })
    expect(setup.requests).toHaveLength(5)

    setup.clock.advance(seconds(30))
    await Promise.all([failureOf(send(setup)), failureOf(send(setup))])
    expect(setup.requests).toHaveLength(6)

    isWell = true
    setup.clock.advance(seconds(30))
    await send(setup)
    await Promise.all([send(setup), send(setup)])
    expect(setup.requests).toHaveLength(9)
  })

  test('gets requests while it answers between the failures', async () => {
    const setup = await serveWire((count) => (count % 5 === 0 ? {} : { status: 500 }), { timing })
    for (let round = 0; round < 12; round++) await send(setup).catch(() => undefined)
    expect(setup.requests).toHaveLength(12)
  })

  test('is not judged by aborted requests', async () => {
    let caller = new AbortController()
    const giveUp = (): ServerReply => {
      caller.abort()
      return 'stays silent'
    }
    const setup = await serveWire(giveUp, { timing: { ...timing, requestTimeout: minutes(1) } })
    for (let round = 0; round < 6; round++) {
      caller = new AbortController()
      await failureOf(send(setup, { call: callWith(1, caller.signal) }))
    }
    expect(setup.requests).toHaveLength(6)
  })

  test('gets its trial request even if the first caller has no budget', async () => {
    const setup = await serveWire((count) => (count <= 5 ? { status: 500 } : {}), { timing })
    for (let failure = 0; failure < 5; failure++) await failureOf(send(setup))
    setup.clock.advance(seconds(30))
    expect(await failureOf(send(setup, { call: callWith(0) }))).toMatchObject({ kind: 'out_of_budget' })
    await send(setup)
  })
})
