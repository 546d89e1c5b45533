import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from './description/api-path.ts'

/**
 * Sets headers that limit what a browser may do with an answer (ASVS 5.0, 3.4). `upgrade-insecure-requests` is left
 * out: it breaks installations on plain HTTP in a private network.
 */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Creators' pictures come from `/images`.
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // The sandbox's pages share this origin and do not send the header; browsers expect all pages of an origin to
    // agree.
    originAgentCluster: false,
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store')
  })
}
