import { setTimeout as pause } from 'node:timers/promises'
import { defineEndpoint } from '@troupe/contract/endpoint'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createDeviceCookies } from './device-cookie.ts'
import { bind } from './endpoint-binding.ts'
import { EventStream, formatEvent, reconnectEvent } from './event-stream.ts'
import { registerEndpoints } from './register-endpoints.ts'
import { releaseConnections } from './release-connections.ts'

const watch = defineEndpoint({
  method: 'GET',
  path: '/api/watch',
  access: 'public',
  tag: 'test',
  summary: 'Tells what happens',
  response: z.object({ step: z.number() }),
})

/** An application with one endpoint, which gives this stream. */
function serve(stream: EventStream): FastifyInstance {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  releaseConnections(app)
  registerEndpoints(app, [bind(watch, async () => stream)], {
    authenticate: async () => ({ userId: '', sessionId: '' }),
    deviceCookies: createDeviceCookies(Buffer.alloc(32, 1)),
  })
  return app
}

it('a stream that the server ends before it is over says to open it again, so that another server goes on with it', async () => {
  const endless = new EventStream(async function* (signal) {
    yield formatEvent('progress', { step: 1 })
    await pause(60_000, undefined, { signal }).catch(() => {})
  })
  const app = serve(endless)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${address}/api/watch`)
  const closed = app.close()
  expect(await response.text()).toBe(`event: progress\ndata: {"step":1}\n\n${reconnectEvent}`)
  await closed
})

it('a stream that is over says nothing of the kind', async () => {
  const short = new EventStream(async function* () {
    yield formatEvent('progress', { step: 1 })
  })
  expect((await serve(short).inject('/api/watch')).body).toBe('event: progress\ndata: {"step":1}\n\n')
})
