import { discoveryEndpoints } from '@troupe/contract/discovery'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentTelemetry } from '../telemetry/telemetry.ts'
import { handleErrors } from './error-handler.ts'
import { shedLoad } from './shed-load.ts'

const stop = vi.fn()
const noteShed = vi.fn()
let wait = 0
let app: FastifyInstance

beforeEach(() => {
  wait = 0
  noteShed.mockReset()
  app = fastify()
  handleErrors(app)
  shedLoad(app, { read: () => wait, stop }, { ...silentTelemetry, noteShed })
  app.post(discoveryEndpoints.hybridSearch.path, async () => 'found')
  app.get('/api/collections/:id', async () => 'listed')
  app.get('/health/ready', async () => 'ok')
})
afterEach(() => app.close())

const search = () => app.inject({ method: 'POST', url: '/api/kols/hybrid-search' })
const list = () => app.inject('/api/collections/1')

describe('a server with too much to do', () => {
  it('answers everybody as long as work waits for a moment only', async () => {
    wait = 250
    expect((await search()).statusCode).toBe(200)
    expect((await list()).statusCode).toBe(200)
    expect(noteShed).not.toHaveBeenCalled()
  })

  it('refuses searches first, in the one form of errors, and says when to come again', async () => {
    wait = 400
    const refused = await search()
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toEqual({
      detail: 'The server is busy at the moment. Please try again in a few seconds.',
      request_id: expect.any(String),
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect((await list()).statusCode).toBe(200)
    expect(noteShed.mock.calls).toEqual([['costly']])
  })

  it('refuses every call when that does not help, and still says that it lives', async () => {
    wait = 2000
    expect((await list()).statusCode).toBe(503)
    expect((await app.inject('/api/nothing')).statusCode).toBe(503)
    expect((await app.inject('/health/ready')).statusCode).toBe(200)
    expect(noteShed).toHaveBeenCalledWith('other')
  })

  it('takes on searches again as soon as work waits no longer', async () => {
    wait = 400
    await search()
    wait = 20
    expect((await search()).statusCode).toBe(200)
  })

  it('spreads the return of those that it refuses over a few seconds', async () => {
    wait = 400
    const answers = await Promise.all(Array.from({ length: 60 }, search))
    expect(new Set(answers.map(({ headers }) => headers['retry-after'])).size).toBeGreaterThan(1)
  })

  it('stops to look how busy it is when it closes', async () => {
    await app.close()
    expect(stop).toHaveBeenCalled()
  })
})
