import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAdmission } from '../../admission/admission.ts'
import { handleErrors } from '../error-handler.ts'
import { shedLoad } from './shed-load.ts'

const noteShed = vi.fn()
/** More requests than can run and wait before the first measurement of the load. */
const tooMany = 200
let answerHeld: () => void
let begun: number
let app: FastifyInstance

beforeEach(() => {
  noteShed.mockReset()
  begun = 0
  app = fastify()
  handleErrors(app)
  const held = new Promise<void>((resolve) => {
    answerHeld = resolve
  })
  const hold = async () => {
    begun++
    await held
    return 'at last'
  }
  // The database never answers, so work has to wait for as long as the test lasts.
  shedLoad(app, createAdmission({ read: () => held, noteShed }))
  app.post(discoveryEndpoints.hybridSearch.path, hold)
  app.get('/api/slow', hold)
  app.post('/api/notes', async () => 'noted')
  app.get('/api/events', async (_request, reply) => reply.send(openStream()))
  app.get('/api/collections/:id', async () => 'listed')
  app.get('/health/ready', async () => 'ok')
})
afterEach(async () => {
  answerHeld()
  app.server.closeAllConnections()
  await app.close()
})

const search = () => app.inject({ method: 'POST', url: '/api/kols/hybrid-search' })
const list = () => app.inject('/api/collections/1')
const slow = () => app.inject('/api/slow')
const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act))
const listStatuses = (answers: readonly { statusCode: number }[]) =>
  [...new Set(answers.map(({ statusCode }) => statusCode))].toSorted((first, second) => first - second)
/** Sends one event and stays open. */
function openStream(): Readable {
  const stream = new Readable({ read() {} })
  stream.push('data: 1\n\n')
  return stream
}

const patience = { timeout: 10_000 }

describe('a server with too much to do', () => {
  it('answers some, and refuses the others at once with the time to retry after', async () => {
    let refused = 0
    const all = times(tooMany, async () => {
      const answer = await slow()
      if (answer.statusCode === 503) refused++
      return answer
    })
    await expect.poll(() => refused).toBeGreaterThan(tooMany / 2)
    expect(begun).toBeLessThan(tooMany / 2)
    answerHeld()
    const answers = await all
    expect(listStatuses(answers)).toEqual([200, 503])
    const answer = answers.find(({ statusCode }) => statusCode === 503)
    expect(answer?.json()).toEqual({
      detail: 'The server is busy at the moment. Please try again in a few seconds.',
      message_key: 'http.busy',
      request_id: expect.any(String),
    })
    const waits = answers.flatMap(({ statusCode, headers }) => (statusCode === 503 ? [headers['retry-after']] : []))
    expect(new Set(waits).size).toBeGreaterThan(1)
    for (const wait of waits) expect(Number(wait)).toBeGreaterThanOrEqual(1)
    expect(noteShed.mock.calls).toHaveLength(waits.length)
    expect(new Set(noteShed.mock.calls.flat())).toEqual(new Set(['other']))
  })

  it('goes on with cheap requests while searches are refused', async () => {
    const searches = times(tooMany, search)
    await expect.poll(() => noteShed).toHaveBeenCalledWith('costly')
    expect((await list()).statusCode).toBe(200)
    answerHeld()
    expect(listStatuses(await searches)).toEqual([200, 503])
  })

  it('refuses every search while cheap requests have to wait', async () => {
    const cheap = times(tooMany, slow)
    await expect.poll(() => begun).toBeGreaterThan(0)
    expect((await search()).statusCode).toBe(503)
    answerHeld()
    await cheap
  })

  it('still answers the health check', async () => {
    const all = times(tooMany, slow)
    await expect.poll(() => noteShed).toHaveBeenCalled()
    expect((await app.inject('/health/ready')).statusCode).toBe(200)
    answerHeld()
    await all
  })

  it('admits every request again once it has less to do', async () => {
    const all = times(tooMany, slow)
    answerHeld()
    await all
    for (let count = 0; count < 50; count++) expect((await list()).statusCode).toBe(200)
    expect(listStatuses(await times(8, list))).toEqual([200])
  })
})

describe('work that delays other requests', () => {
  it('does not include a slowly sent body', async () => {
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const sockets = Array.from({ length: tooMany }, () => connect(Number(url.port), url.hostname))
    let arrived = 0
    for (const socket of sockets) {
      socket.on('error', () => {})
      socket.write(
        'POST /api/notes HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n',
        () => arrived++,
      )
    }
    await expect.poll(() => arrived).toBe(tooMany)
    await expect.poll(async () => (await fetch(new URL('/api/collections/1', url))).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  it('does not include an open event stream', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const streams: Response[] = []
    for (let count = 0; count < tooMany; count++) streams.push(await fetch(`${url}/api/events`))
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await fetch(`${url}/api/collections/1`)).status).toBe(200)
    for (const { body } of streams) await body?.cancel()
  })

  it('includes work for a caller that has gone, until it is done', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const left = times(tooMany, () => fetch(`${url}/api/slow`, { signal: leaving.signal }).catch(() => undefined))
    await expect.poll(() => noteShed).toHaveBeenCalled()
    leaving.abort()
    await left
    const refused = noteShed.mock.calls.length
    const others: Promise<unknown>[] = []
    await vi.waitFor(() => {
      others.push(list())
      expect(noteShed.mock.calls.length).toBeGreaterThan(refused)
    }, patience)
    expect(begun).toBeLessThan(tooMany / 5)
    answerHeld()
    await Promise.all(others)
    await expect.poll(async () => (await fetch(`${url}/api/collections/1`)).status).toBe(200)
  })
})
