import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { CustomFetch } from 'openid-client'
import { isLoopbackName } from '../../lib/loopback.ts'
import { isGlobalAddress } from '../network/global-address.ts'
import { createGuardedLookup, unreachableHostCode } from '../network/guarded-lookup.ts'
import type { ResolveHost } from '../network/reachable-addresses.ts'

const maxBytes = 512 * 1024
/** Statuses whose answers have no body. */
const bodiless = new Set([101, 204, 205, 304])

interface FetchOptions {
  /** The host of the settings, which may be in a private network; hosts that its documents name may not. */
  readonly trustedOrigin: string
  /** Milliseconds for the whole request. */
  readonly timeout: number
  /** Resolves a host to its addresses; default: the system's resolver. */
  readonly resolve?: ResolveHost | undefined
}

/**
 * Creates the `fetch` for one provider. A provider's discovery document names the addresses of its other endpoints:
 * only those at its own origin may be in a private network; any other must be public, by https. Checked addresses are
 * dialled themselves, redirects are not followed, and answers are read up to 512 KiB.
 */
export function createGuardedFetch({ trustedOrigin, timeout, resolve }: FetchOptions): CustomFetch {
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address)
    const isTrusted = url.origin === trustedOrigin
    if (!isTrusted) refuseClosed(url)
    const limit = AbortSignal.timeout(timeout)
    const answer = await send(url, {
      ...{ method, headers },
      body: toText(body),
      lookup: createGuardedLookup({ allowPrivateHosts: isTrusted, resolve }),
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
    const content = await readBody(answer)
    const status = answer.statusCode ?? 0
    return new Response(bodiless.has(status) ? null : new Uint8Array(content), {
      status,
      headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    })
  }
}

/** Node looks up no host that is an address already, so these are checked here. */
function refuseClosed({ protocol, hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isClosed = isLoopbackName(hostname) || (isIP(host) > 0 && !isGlobalAddress(host))
  if (protocol === 'https:' && !isClosed) return
  throw Object.assign(new Error('The provider names an address that may not be reached'), { code: unreachableHostCode })
}

type Sent = Pick<Parameters<CustomFetch>[1], 'method' | 'headers'> & {
  readonly body: string | undefined
  readonly lookup: ReturnType<typeof createGuardedLookup>
  readonly signal: AbortSignal
}

function send(url: URL, { method, headers, body, lookup, signal }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'http:' ? requestHttp : requestHttps
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const request: ClientRequest = start(url, {
      ...{ method, lookup, signal },
      agent: false,
      headers: { ...headers, ...length },
    })
    request.once('response', resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** The library sends forms and nothing else. */
function toText(body: Parameters<CustomFetch>[1]['body']): string | undefined {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString()
  throw new Error('Only forms are sent to providers')
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of answer) {
    const part = Buffer.from(chunk)
    length += part.length
    if (length > maxBytes) throw new Error('The provider sent too much')
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}
