import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { controlRoutes } from './control-routes.ts'
import { createEmbeddingFaults } from './embeddings/embedding-faults.ts'
import { createModelFaults } from './language-model/model-faults.ts'
import { createModelRequests } from './language-model/model-requests.ts'
import { createMicrosoftFaults } from './microsoft/microsoft-faults.ts'
import { createSandboxClock, toDayNumber } from './platforms/clock.ts'
import { createFaults } from './platforms/faults.ts'
import { recordRequests } from './platforms/request-log.ts'
import { createWorld } from './platforms/world.ts'

const clock = createSandboxClock()
const faults = createFaults()
const app = fastify()
const log = recordRequests(app, clock.now)
const languageModel = { faults: createModelFaults(), requests: createModelRequests(clock.now) }
const embeddings = { faults: createEmbeddingFaults(), requests: createModelRequests(clock.now) }
const world = createWorld({ clock, catalogueCount: 30 })
let resets = 0
await app.register(controlRoutes, {
  ...{ clock, faults, log, world, languageModel, embeddings, microsoft: createMicrosoftFaults() },
  others: [{ reset: () => resets++ }],
})
app.get('/youtube/v3/search', async (request) => ({ fault: faults.choose(request, { platform: 'youtube' }) ?? 'none' }))
app.get('/open_api/v1.3/tto/tcm/creator/public/', async (_request, reply) => reply.code(500).send({}))
app.get('/sandbox/inbox', async () => 'mail')
afterAll(() => app.close())
beforeEach(() => app.inject({ method: 'POST', url: '/__sim/reset' }))

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })

describe('the clock', () => {
  test('is the real one until it is set, and then stands still', async () => {
    const before = Date.now()
    expect(Date.parse((await app.inject('/__sim/clock')).json().now)).toBeGreaterThanOrEqual(before)
    const set = await post('/__sim/clock', { now: '2027-01-02T03:04:05+01:00' })
    expect(set.json()).toEqual({ now: '2027-01-02T02:04:05.000Z' })
    expect(clock.now()).toEqual(new Date('2027-01-02T02:04:05Z'))
    expect(toDayNumber(clock.now())).toBe(toDayNumber(new Date('2027-01-02T23:59:59Z')))
    await post('/__sim/clock', { now: null })
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before)
  })

  test('takes no other text', async () => {
    for (const now of ['tomorrow', '2027-13-01T00:00:00Z', 5, undefined]) {
      const response = await post('/__sim/clock', { now })
      expect([response.statusCode, response.json().detail]).toEqual([422, expect.stringContaining('now')])
    }
  })
})

describe('faults', () => {
  test('are ordered for the next requests of a platform', async () => {
    const ordered = await post('/__sim/faults', { platform: 'youtube', fault: 'quota' })
    expect(ordered.json()).toEqual({ platform: 'youtube', fault: 'quota', count: 1 })
    expect((await app.inject('/youtube/v3/search')).json()).toEqual({ fault: 'quota' })
    expect((await app.inject('/youtube/v3/search')).json()).toEqual({ fault: 'none' })
  })

  test('are ordered for the language model, which fails in its own ways', async () => {
    await post('/__sim/faults', { platform: 'language_model', fault: 'refusal', count: 2 })
    expect(Array.from({ length: 3 }, () => languageModel.faults.choose('', ''))).toEqual([
      'refusal',
      'refusal',
      undefined,
    ])
  })

  test('are ordered for the embedding model', async () => {
    await post('/__sim/faults', { platform: 'embeddings', fault: 'wrong-dimension' })
    expect([embeddings.faults.choose('', ''), embeddings.faults.choose('', '')]).toEqual(['wrong-dimension', undefined])
  })

  test('must be known', async () => {
    const unknown = [
      { platform: 'myspace', fault: 'quota' },
      { platform: 'youtube', fault: 'earthquake' },
      { platform: 'youtube', fault: 'refusal' },
      { platform: 'language_model', fault: 'old-wrong-key' },
      { platform: 'embeddings', fault: 'refusal' },
      {},
    ]
    for (const payload of unknown) {
      expect((await post('/__sim/faults', payload)).statusCode).toBe(422)
    }
  })
})

describe('the log', () => {
  test('has the calls to the platforms, without keys, and nothing else', async () => {
    await app.inject('/youtube/v3/search?q=cats&key=AIzaSecret&part=id')
    await app.inject('/open_api/v1.3/tto/tcm/creator/public/?access_token=secret')
    await app.inject('/sandbox/inbox')
    const entries = (await app.inject('/__sim/log')).json()
    expect(entries).toEqual([
      {
        platform: 'youtube',
        at: expect.any(String),
        method: 'GET',
        url: '/youtube/v3/search?q=cats&key=...&part=id',
        status: 200,
      },
      {
        platform: 'tiktok',
        at: expect.any(String),
        method: 'GET',
        url: '/open_api/v1.3/tto/tcm/creator/public/?access_token=...',
        status: 500,
      },
    ])
    expect((await app.inject('/__sim/log?platform=tiktok')).json()).toHaveLength(1)
    expect((await app.inject('/__sim/log?platform=x')).statusCode).toBe(422)
  })

  test('forgets the oldest of very many', async () => {
    for (let call = 0; call < 510; call++) await app.inject(`/youtube/v3/search?q=${call}`)
    expect(log.list()).toHaveLength(500)
    expect(log.list()[0]?.url).toBe('/youtube/v3/search?q=10')
  })
})

describe('a description', () => {
  test('is changed by the handle, until the reset', async () => {
    const [channel] = world.search('tiktok', '')
    const handle = channel?.record.handle ?? ''
    const order = { platform: 'tiktok', handle, description: 'troupe-7k3mq9xp' }
    expect((await post('/__sim/description', order)).json()).toEqual(order)
    expect(world.search('tiktok', '')[0]?.record.description).toBe('troupe-7k3mq9xp')
    await app.inject({ method: 'POST', url: '/__sim/reset' })
    expect(world.findByHandle('tiktok', handle)).toEqual(channel)
  })

  test('of an unknown channel is refused', async () => {
    const order = { platform: 'tiktok', handle: 'nobody.at.all', description: '' }
    expect((await post('/__sim/description', order)).statusCode).toBe(404)
  })
})

describe('reset', () => {
  test('undoes everything', async () => {
    await post('/__sim/clock', { now: '2027-01-02T03:04:05Z' })
    await post('/__sim/faults', { platform: 'youtube', fault: 'quota', count: 9 })
    await app.inject('/youtube/v3/search')
    const before = resets
    expect((await app.inject({ method: 'POST', url: '/__sim/reset' })).statusCode).toBe(204)
    expect(clock.now().getTime()).not.toBe(Date.parse('2027-01-02T03:04:05Z'))
    expect((await app.inject('/__sim/log')).json()).toEqual([])
    expect((await app.inject('/youtube/v3/search')).json()).toEqual({ fault: 'none' })
    expect(resets).toBe(before + 1)
  })
})

test('the controls refuse other machines', async () => {
  for (const url of ['/__sim/clock', '/__sim/log']) {
    expect((await app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode, url).toBe(403)
    expect((await app.inject({ url, remoteAddress: '::1' })).statusCode, url).toBe(200)
  }
})
