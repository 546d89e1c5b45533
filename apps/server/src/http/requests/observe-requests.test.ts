import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AnsweredRequest } from '../../telemetry/telemetry.ts'
import { observeRequests } from './observe-requests.ts'

let answered: AnsweredRequest[]
let app: FastifyInstance
beforeEach(async () => {
  answered = []
  app = fastify()
  observeRequests(app, {
    followRequest: () => ({ run: (work) => work(), end: (request) => void answered.push(request) }),
  })
  app.route({ method: ['GET', 'POST'], url: '/api/things/:id', handler: async () => ({}) })
  app.get('/api/refused', async () => Promise.reject(Object.assign(new Error('no'), { statusCode: 409 })))
  app.get('/api/events', async (_request, reply) => reply.type('text/event-stream; charset=utf-8').send(': hello\n\n'))
  app.get('/assets/page-a1b2.js', async () => '')
  app.get('/', async () => '')
})
afterEach(() => app.close())

const labels = () => answered.map(({ method, route, status }) => `${method} ${route} ${status}`)

describe('a request', () => {
  it('is recorded by the pattern of its route, so that no name contains an id', async () => {
    await app.inject('/api/things/maya@example.test?code=123456')
    await app.inject({ method: 'POST', url: '/api/things/7', payload: { some: 'body' } })
    await app.inject('/api/refused')
    expect(labels()).toEqual(['GET /api/things/:id 200', 'POST /api/things/:id 200', 'GET /api/refused 409'])
    for (const { milliseconds } of answered) expect(milliseconds).toBeGreaterThan(0)
  })

  it('for an unknown path has one common name, for any path and method', async () => {
    for (const url of ['/api/a', '/api/b', '/wp-login.php']) await app.inject(url)
    await app.inject({ method: 'PURGE' as 'GET', url: '/c' })
    expect(new Set(labels())).toEqual(new Set(['GET other 404', 'other other 404']))
  })

  it('for a file of the web application has one name for all of them, as each file has a route', async () => {
    await app.inject('/')
    await app.inject('/assets/page-a1b2.js')
    expect(labels()).toEqual(['GET web 200', 'GET web 200'])
  })

  it('for a stream of events is not recorded: it lasts as long as its reader stays', async () => {
    await app.inject('/api/events')
    expect(answered).toEqual([])
  })
})
