import { setTimeout as pause } from 'node:timers/promises'
import { defineEndpoint } from '@troupe/contract/base/endpoint'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { releaseConnections } from '../load/release-connections.ts'
import { createDeviceCookies } from './device-cookie.ts'
import { bind } from './endpoint-binding.ts'
import { EventStream, formatEvent, reconnectEvent } from './event-stream.ts'
import { registerEndpoints } from './register-endpoints.ts'

const watch = defineEndpoint({
  method: 'GET',
  path: '/api/watch',
  access: 'public',
  tag: 'test',
  summary: 'Tells what happens',
  response: z.object({ step: z.number() }),
})

/** Creates an application with one endpoint that returns the stream. */
function serve(stream: EventStream): FastifyInstance {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  releaseConnections(app)
  registerEndpoints(app, [bind(watch, async () => stream)], {
    authenticate: async () => ({ userId: '', workspaceId: '', role: 'owner', sessionId: '' }),
    deviceCookies: createDeviceCookies(Buffer.alloc(32, 1)),
  })
  return app
}

it('a stream that the server ends early asks the client to open it again, so that another server continues it', async () => {
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

it('a complete stream does not say so', async () => {
  const short = new EventStream(async function* () {
    yield formatEvent('progress', { step: 1 })
  })
  expect((await serve(short).inject('/api/watch')).body).toBe('event: progress\ndata: {"step":1}\n\n')
})
