import { say } from '@troupe/contract/messages/message'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../lib/app-error.ts'
import { isLoopbackAddress, isLoopbackName } from '../lib/loopback.ts'
import { isSameSecret } from '../lib/same-secret.ts'

export interface MetricsOptions {
  readonly contentType: string
  render(): Promise<string>
  /** Bearer token that allows reading the metrics from anywhere; undefined: there is none. */
  readonly token: string | undefined
  /**
   * Whether there is or may be a proxy in front of this server, which makes every caller seem to be on this machine.
   */
  readonly isBehindProxy: boolean
}

/** Serves `/metrics` for Prometheus to callers with the token, or directly from this machine. */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, options)) {
      throw new AppError('forbidden', say('http.metrics_closed'))
    }
    reply.header('cache-control', 'no-store').type(options.contentType)
    return options.render()
  })
}

function mayRead(request: FastifyRequest, { token, isBehindProxy }: MetricsOptions): boolean {
  const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined && isSameSecret(given, token)) return true
  return !isBehindProxy && isFromThisMachine(request)
}

const forwardingHeader = /^(forwarded|via|true-client-ip|x-real-ip|x-client-ip|x-forwarded-.*)$/

/**
 * Checks the caller's address, the host name it used (a web page can make a browser on this machine call under another
 * name), and that no proxy added a header: behind a proxy that the settings do not name, every caller would seem to be
 * on this machine.
 */
function isFromThisMachine({ ip, hostname, headers }: FastifyRequest): boolean {
  return (
    isLoopbackAddress(ip) &&
    isLoopbackName(hostname) &&
    !Object.keys(headers).some((name) => forwardingHeader.test(name))
  )
}
