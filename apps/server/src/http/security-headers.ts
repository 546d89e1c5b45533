import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from './description/api-path.ts'

/**
 * The headers that keep a browser from doing more with an answer than we mean (ASVS 5.0, 3.4). No
 * `upgrade-insecure-requests`: it breaks installations on plain http in a private network.
 */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Creators' pictures come through `/images`.
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
    // The sandbox's pages share our origin and do not send it; browsers want all pages of one to agree.
    originAgentCluster: false,
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store')
  })
}
