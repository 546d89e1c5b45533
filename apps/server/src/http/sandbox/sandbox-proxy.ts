import type { FastifyInstance } from 'fastify'
import { AppError } from '../../lib/app-error.ts'
import { askForSandboxKey, type SandboxGate } from './sandbox-gate.ts'

/**
 * Shows the sandbox's own pages (inbox, Google's consent, drawn pictures) under `/sandbox` of our address; they bring their own
 * headers. Without a gate they are open to every caller.
 */
export async function proxySandbox(app: FastifyInstance, sandboxUrl: string, gate?: SandboxGate): Promise<void> {
  await app.register(async (scope) => {
    if (gate) askForSandboxKey(scope, gate)
    // Bodies are passed on as they are: the proxy registers its own parsers, with which the application's would conflict.
    scope.removeAllContentTypeParsers()
    // It takes 30 MB, which a server without a sandbox does not need.
    await scope.register(import('@fastify/http-proxy'), {
      upstream: sandboxUrl,
      prefix: '/sandbox',
      rewritePrefix: '/sandbox',
      logLevel: 'warn',
      replyOptions: {
        onError(reply) {
          reply.send(new AppError('unavailable', 'The sandbox does not answer', { retryAfterSeconds: 5 }))
        },
      },
    })
  })
}
