import { say } from '@troupe/contract/messages/message'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../lib/app-error.ts'
import { askForSandboxKey, type SandboxGate } from './sandbox-gate.ts'

/**
 * Serves the sandbox's own pages (inbox, Google's consent, drawn pictures) under `/sandbox` with their own headers.
 * Without a gate they are open to every caller.
 */
export async function proxySandbox(app: FastifyInstance, sandboxUrl: string, gate?: SandboxGate): Promise<void> {
  await app.register(async (scope) => {
    if (gate) askForSandboxKey(scope, gate)
    // Bodies pass through unchanged: the proxy registers its own parsers, which would conflict with the application's.
    scope.removeAllContentTypeParsers()
    // The proxy takes 30 MB, which a server without a sandbox does not need.
    await scope.register(import('@fastify/http-proxy'), {
      upstream: sandboxUrl,
      prefix: '/sandbox',
      rewritePrefix: '/sandbox',
      logLevel: 'warn',
      replyOptions: {
        onError(reply) {
          reply.send(new AppError('unavailable', say('http.sandbox_silent'), { retryAfterSeconds: 5 }))
        },
      },
    })
  })
}
