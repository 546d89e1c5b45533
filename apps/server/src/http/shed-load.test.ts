import { discoveryEndpoints } from '@troupe/contract/discovery'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentTelemetry } from '../telemetry/telemetry.ts'
import { handleErrors } from './error-handler.ts'
import { shedLoad } from './shed-load.ts'

const stop = vi.fn()
const noteShed = vi.fn()
let tellAfter: (wait: number, elapsed: number) => void
let answerHeld: () => void
let app: FastifyInstance

beforeEach(() => {
  noteShed.mockReset()
  app = fastify()
  handleErrors(app)
  const listen = (listener: typeof tellAfter) => {
    tellAfter = listener
  }
  const held = new Promise<void>((resolve) => {
    answerHeld = resolve
  })
  shedLoad(app, { listen, stop }, { ...silentTelemetry, noteShed })
  app.post(discoveryEndpoints.hybridSearch.path, async () => 'found')
  app.get('/api/collections/:id', async () => 'listed')
  app.get('/api/slow', async () => held.then(() => 'at last'))
  app.get('/health/ready', async () => 'ok')
})
afterEach(async () => {
  answerHeld()
  await app.close()
})

const tell = (milliseconds: number) => tellAfter(milliseconds, 200)
const search = () => app.inject({ method: 'POST', url: '/api/kols/hybrid-search' })
const list = () => app.inject('/api/collections/1')
const searchTimes = (count: number) => Promise.all(Array.from({ length: count }, search))
const isTaken = ({ statusCode }: { statusCode: number }) => statusCode === 200

/** So many requests that are answered only when the test says so. */
function keepInHand(count: number) {
  return Promise.all(Array.from({ length: count }, () => app.inject('/api/slow')))
}

/** As many reports of it as 20 seconds bring: of whatever is shed, next to nothing is left. */
function keepWaiting(milliseconds: number): void {
  for (let report = 0; report < 100; report++) tell(milliseconds)
}

describe('a server with too much to do', () => {
  beforeEach(() => {
    void keepInHand(20)
  })

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
    const countTaken = async () => (await searchTimes(200)).filter(isTaken).length
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

  it('refuses all the more where it was too busy to look for seconds', async () => {
    tellAfter(1000, 4000)
    expect((await searchTimes(100)).filter(isTaken).length).toBeLessThan(20)
  })

  it('takes on everything again two seconds after work waits no longer', async () => {
    keepWaiting(500)
    for (let report = 0; report < 10; report++) tell(10)
    expect((await searchTimes(50)).every(isTaken)).toBe(true)
  })

  it('spreads the return of those that it refuses over a few seconds', async () => {
    keepWaiting(500)
    const waits = (await searchTimes(60)).map(({ headers }) => headers['retry-after'])
    expect(new Set(waits).size).toBeGreaterThan(1)
  })

  it('stops to look how busy it is when it closes', async () => {
    answerHeld()
    await app.close()
    expect(stop).toHaveBeenCalled()
  })
})

describe('a server whose machine is busy with something else', () => {
  it('refuses nobody: it has few requests in hand, and they are not the reason', async () => {
    void keepInHand(10)
    keepWaiting(500)
    expect((await search()).statusCode).toBe(200)
    expect((await list()).statusCode).toBe(200)
  })

  it('counts as in hand only what is not yet answered', async () => {
    keepWaiting(500)
    for (let count = 0; count < 30; count++) expect((await search()).statusCode).toBe(200)
  })
})
