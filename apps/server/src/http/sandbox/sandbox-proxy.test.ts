import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { handleErrors } from '../error-handler.ts'
import { parseJsonBodies } from '../requests/json-body.ts'
import { sendSecurityHeaders } from '../security-headers.ts'
import { proxySandbox } from './sandbox-proxy.ts'

let sandbox: FastifyInstance
let app: FastifyInstance
beforeEach(async () => {
  sandbox = fastify()
  const policy = "default-src 'none'; frame-ancestors 'self'"
  sandbox.get('/sandbox/page', async (_request, reply) => reply.header('content-security-policy', policy).send('page'))
  sandbox.get('/sandbox/headers', async (request) => request.headers)
  sandbox.delete('/sandbox/page', async (_request, reply) => reply.code(204).send())
  app = fastify()
  parseJsonBodies(app)
  handleErrors(app)
  await sendSecurityHeaders(app)
  await proxySandbox(app, await sandbox.listen({ host: '127.0.0.1', port: 0 }))
})
afterEach(async () => {
  await app.close()
  await sandbox.close()
})

it("leaves the sandbox its own policy, and adds the server's other headers", async () => {
  const answer = await app.inject('/sandbox/page')
  expect(answer.body).toBe('page')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'")
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
})

it('passes other methods on', async () => {
  expect((await app.inject({ method: 'DELETE', url: '/sandbox/page' })).statusCode).toBe(204)
})

it('reaches nothing outside its folder', async () => {
  for (const url of ['/sandbox/../headers', '/sandbox/%2e%2e/x', '//sandbox/headers']) {
    expect((await app.inject(url)).statusCode, url).not.toBe(200)
  }
})

it('answers 503 when the sandbox is gone', async () => {
  await sandbox.close()
  expect((await app.inject('/sandbox/page')).statusCode).toBe(503)
})
