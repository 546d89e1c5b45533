import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { isLoopbackAddress, isLoopbackName } from '../loopback.ts'
import { isSameSecret } from '../same-secret.ts'

export interface MetricsOptions {
  readonly contentType: string
  render(): Promise<string>
  /** Who shows it reads the metrics from anywhere; undefined: there is none. */
  readonly token: string | undefined
  /** Something stands between this server and its callers, or may: then everybody seems to be on this machine. */
  readonly isBehindProxy: boolean
}

/** `/metrics` for Prometheus: with the token, or straight from this machine. */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, options)) {
      throw new AppError('forbidden', 'Metrics are for callers with METRICS_TOKEN, and for this machine itself')
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
 * By its address, by the name it calls us (a page on the web can have a browser here call us by another), and with nothing that a
 * proxy adds: one that nobody told us of would make everybody seem to be here.
 */
function isFromThisMachine({ ip, hostname, headers }: FastifyRequest): boolean {
  return (
    isLoopbackAddress(ip) &&
    isLoopbackName(hostname) &&
    !Object.keys(headers).some((name) => forwardingHeader.test(name))
  )
}
