import { discoveryEndpoints } from '@troupe/contract/discovery'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentTelemetry } from '../telemetry/telemetry.ts'
import { handleErrors } from './error-handler.ts'
import { shedLoad } from './shed-load.ts'

const stop = vi.fn()
const noteShed = vi.fn()
let tell: (milliseconds: number) => void
let app: FastifyInstance

beforeEach(() => {
  noteShed.mockReset()
  app = fastify()
  handleErrors(app)
  const listen = (listener: typeof tell) => {
    tell = listener
  }
  shedLoad(app, { listen, stop }, { ...silentTelemetry, noteShed })
  app.post(discoveryEndpoints.hybridSearch.path, async () => 'found')
  app.get('/api/collections/:id', async () => 'listed')
  app.get('/health/ready', async () => 'ok')
})
afterEach(() => app.close())

/** As many reports of it as 20 seconds bring: of whatever is shed, next to nothing is left. */
function keepWaiting(milliseconds: number): void {
  for (let report = 0; report < 100; report++) tell(milliseconds)
}

const search = () => app.inject({ method: 'POST', url: '/api/kols/hybrid-search' })
const list = () => app.inject('/api/collections/1')

describe('a server with too much to do', () => {
  it('takes on everything as long as work waits for a moment only', async () => {
    keepWaiting(50)
    expect((await search()).statusCode).toBe(200)
    expect((await list()).statusCode).toBe(200)
    expect(noteShed).not.toHaveBeenCalled()
  })

  it('refuses searches first, in the one form of errors, and says when to come again', async () => {
    keepWaiting(100)
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
    keepWaiting(500)
    expect((await list()).statusCode).toBe(503)
    expect((await app.inject('/api/nothing')).statusCode).toBe(503)
    expect((await app.inject('/health/ready')).statusCode).toBe(200)
    expect(noteShed).toHaveBeenCalledWith('other')
  })

  it('refuses a part at first, and all the more the longer it lasts', async () => {
    const countTaken = async () => (await Promise.all(Array.from({ length: 200 }, search))).filter(isTaken).length
    tell(100)
    const first = await countTaken()
    tell(100)
    tell(100)
    const later = await countTaken()
    // Of 200, with a chance of 0.7 and of 0.34: five deviations to either side.
    expect(first).toBeGreaterThan(105)
    expect(first).toBeLessThan(175)
    expect(later).toBeLessThan(105)
    expect(later).toBeGreaterThan(30)
  })

  it('takes on everything again two seconds after work waits no longer', async () => {
    keepWaiting(500)
    for (let report = 0; report < 10; report++) tell(10)
    const answers = await Promise.all(Array.from({ length: 50 }, search))
    expect(answers.every(isTaken)).toBe(true)
  })

  it('spreads the return of those that it refuses over a few seconds', async () => {
    keepWaiting(500)
    const answers = await Promise.all(Array.from({ length: 60 }, search))
    expect(new Set(answers.map(({ headers }) => headers['retry-after'])).size).toBeGreaterThan(1)
  })

  it('stops to look how busy it is when it closes', async () => {
    await app.close()
    expect(stop).toHaveBeenCalled()
  })
})

const isTaken = ({ statusCode }: { statusCode: number }) => statusCode === 200
