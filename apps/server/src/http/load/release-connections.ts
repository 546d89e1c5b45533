import type { FastifyInstance } from 'fastify'

const lookEachMs = 100

/**
 * Lets go of connections that are kept open between requests, so that a server can end. While it is about to, its answers have
 * callers come again by a new connection, which a proxy gives to another server. Once it closes, those that an answer under way
 * leaves open (a stream's began long before) are closed too: they would hold it for as long as they may be kept.
 */
export function releaseConnections(app: FastifyInstance, isDraining: () => boolean = () => false): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), lookEachMs).unref()
    app.server.once('close', () => clearInterval(timer))
  })
}
