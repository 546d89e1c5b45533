import type { FastifyInstance } from 'fastify'

const lookEachMs = 100

/**
 * Releases keep-alive connections so that a server can stop. While it drains, its answers tell callers to reconnect,
 * which a proxy does at another server. While it closes, connections that become idle after their last answer (such as
 * a stream that began long before) are closed too; otherwise they would delay the stop until their keep-alive timeout.
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
