import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** Shows the sandbox's own pages (inbox, drawn pictures) under `/sandbox` of our address; they bring their own headers. */
export async function proxySandbox(app: FastifyInstance, sandboxUrl: string): Promise<void> {
  await app.register(proxy, { upstream: sandboxUrl, prefix: '/sandbox', rewritePrefix: '/sandbox', logLevel: 'warn' })
}
