import { type ClientRequest, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { type Message, say } from '@troupe/contract/messages/message'
import { seconds } from '../../lib/durations.ts'
import { isLoopbackName } from '../../lib/loopback.ts'
import type { WebhookAnswer, WebhookRequest, WebhookTransport } from '../../modules/webhooks/webhook-transport-port.ts'
import { isGlobalAddress } from '../network/global-address.ts'
import { createGuardedLookup, unreachableHostCode } from '../network/guarded-lookup.ts'
import type { ResolveHost } from '../network/reachable-addresses.ts'

interface TransportOptions {
  /** Whether hosts in private and loopback ranges may be reached, and loopback hosts without TLS. */
  readonly allowPrivateHosts: boolean
  /** Resolves a host to its addresses; default: the system's resolver. */
  readonly resolve?: ResolveHost
  /** Milliseconds for the whole request. */
  readonly timeout?: number
}

/** The same message for unknown and forbidden hosts, so that names in the internal network cannot be probed. */
const unreachable = say('webhooks.unreachable')

/**
 * Sends webhooks. A name is resolved for each request and every resulting address is checked; the checked address
 * itself is dialled, on a new connection. Redirects are not followed, and only the status of the answer is read.
 */
export function createWebhookTransport(options: TransportOptions): WebhookTransport {
  const { allowPrivateHosts, timeout = seconds(10) } = options

  function refuse(url: URL): Message | undefined {
    const isPlain = url.protocol === 'http:'
    if (isPlain && !(allowPrivateHosts && isLoopbackName(url.hostname))) return say('webhooks.https_required')
    const host = toHost(url)
    const isClosed = isLoopbackName(url.hostname) || (isIP(host) > 0 && !isGlobalAddress(host))
    return isClosed && !allowPrivateHosts ? unreachable : undefined
  }

  return {
    refuse,
    async post(message) {
      const url = new URL(message.url)
      const start = performance.now()
      const answer = (given: Pick<WebhookAnswer, 'status' | 'problem'>): WebhookAnswer => ({
        ...given,
        milliseconds: Math.round(performance.now() - start),
      })
      // A host that was allowed when the endpoint was registered may be forbidden now.
      const refusal = refuse(url)
      if (refusal) return answer({ status: undefined, problem: refusal.text })
      try {
        return answer({ status: await send(url, message, { ...options, timeout }), problem: undefined })
      } catch (error) {
        return answer({ status: undefined, problem: explain(error, timeout) })
      }
    },
  }
}

/** Resolves to the status of the answer. */
function send(
  url: URL,
  { headers, body }: WebhookRequest,
  { timeout, ...reach }: TransportOptions & { readonly timeout: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'http:' ? requestHttp : requestHttps
    const request: ClientRequest = start(url, {
      method: 'POST',
      agent: false,
      lookup: createGuardedLookup(reach),
      signal: AbortSignal.timeout(timeout),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Troupe-Webhooks/1.0',
      },
    })
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** In a URL, an IPv6 address is in brackets. */
const toHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

const tlsFailure = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|EPROTO)/

/** Explains the failure in our own words, since the runtime's could contain internal addresses. */
function explain(error: unknown, timeout: number): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isLate = code === 'ETIMEDOUT' || (error instanceof Error && error.name === 'AbortError')
  if (isLate || code === 'ABORT_ERR') return say('webhooks.no_answer', { seconds: timeout / 1000 }).text
  if (code === unreachableHostCode) return unreachable.text
  if (code === 'ECONNREFUSED') return say('webhooks.connection_refused').text
  if (tlsFailure.test(code)) return say('webhooks.not_secure', { code }).text
  return say('webhooks.broken_off').text
}
