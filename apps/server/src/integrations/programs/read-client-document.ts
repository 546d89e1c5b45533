import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { seconds } from '../../lib/durations.ts'
import { isLoopbackName } from '../../lib/loopback.ts'
import type { ClientDocument, ClientDocumentReader } from '../../modules/access-tokens/oauth/client-document-port.ts'
import { isGlobalAddress } from '../network/global-address.ts'
import { createGuardedLookup } from '../network/guarded-lookup.ts'
import type { ResolveHost } from '../network/reachable-addresses.ts'

interface ReaderOptions {
  /** Resolves a host to its addresses; default: the system's resolver. */
  readonly resolve?: ResolveHost
  /** Milliseconds for the whole request. */
  readonly timeout?: number
  /** Whether hosts in private ranges may be reached, and loopback hosts without TLS; default: no. */
  readonly allowPrivateHosts?: boolean
}

/** The draft recommends 5 KB; real documents are a little larger at times. */
const maxBytes = 16 * 1024

/**
 * Creates a reader of programs' metadata documents: over HTTPS only, from global addresses only, without following
 * redirects. The address that was checked is the one that is dialled.
 */
export function createClientDocumentReader(options: ReaderOptions = {}): ClientDocumentReader {
  return {
    async read(url) {
      try {
        return await readDocument(new URL(url), options)
      } catch {
        // The user is told only that it failed, so that no server in the internal network can be probed.
        return undefined
      }
    },
  }
}

function readDocument(
  url: URL,
  { allowPrivateHosts = false, timeout = seconds(5), ...reach }: ReaderOptions,
): Promise<ClientDocument | undefined> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isClosed = isLoopbackName(url.hostname) || (isIP(host) > 0 && !isGlobalAddress(host))
  const isPlain = url.protocol !== 'https:'
  if ((isClosed || isPlain) && !allowPrivateHosts) return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    const start = isPlain ? requestHttp : requestHttps
    const call = start(url, {
      agent: false,
      lookup: createGuardedLookup({ ...reach, allowPrivateHosts }),
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'application/json', 'user-agent': 'Troupe/1.0' },
    })
    call.once('response', (response) => {
      readAnswer(response)
        .then(resolve, reject)
        .finally(() => response.destroy())
    })
    call.on('error', reject)
    call.end()
  })
}

/** @throws Error when the answer is too large, or no JSON. */
async function readAnswer(response: IncomingMessage): Promise<ClientDocument | undefined> {
  if (response.statusCode !== 200) return undefined
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > maxBytes) throw new Error('The document is too large')
    parts.push(bytes)
  }
  const content: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
  const maxAge = /(?:^|,)\s*max-age=(\d{1,9})/i.exec(response.headers['cache-control'] ?? '')?.[1]
  return { content, maxAgeSeconds: maxAge === undefined ? undefined : Number(maxAge) }
}
