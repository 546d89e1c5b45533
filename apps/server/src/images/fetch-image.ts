import { Agent as PlainAgent, type RequestOptions, request as requestPlain } from 'node:http'
import { Agent, request } from 'node:https'
import { createGuardedLookup } from '../integrations/network/guarded-lookup.ts'
import type { ResolveHost } from '../integrations/network/reachable-addresses.ts'
import { seconds } from '../lib/durations.ts'
import { findImageType } from './image-type.ts'

export interface Image {
  readonly type: string
  readonly bytes: Buffer
}

/** Reports a picture that a retry would not get either: its host refused it, or its type is not shown. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'
}

export type FetchImage = (url: URL) => Promise<Image>

interface FetchOptions {
  readonly maxBytes?: number
  /** Milliseconds for the whole picture, from the request to the last byte. */
  readonly timeout?: number
  /** Default: the system's resolver. */
  readonly resolve?: ResolveHost
  /** For tests: port of a server on this machine, without TLS, that stands in for every host resolved to it. */
  readonly standInPort?: number
  /** For tests: whether addresses in private and loopback ranges may be dialled. */
  readonly allowPrivateHosts?: boolean
}

/** Maximum of pictures fetched at the same time, from all hosts and from one; others wait. */
const most = { sockets: 24, socketsOfHost: 8 }
const defaultMaxBytes = 2 * 1024 * 1024

/**
 * Fetches pictures from hosts of the public network. Every address that a name resolves to is checked, and the checked
 * address is the one dialled. Redirects are not followed, and the type a host declares is not trusted.
 */
export function createImageFetcher(options: FetchOptions = {}): FetchImage {
  const { maxBytes = defaultMaxBytes, timeout = seconds(10), resolve, standInPort, allowPrivateHosts = false } = options
  const lookup = createGuardedLookup({ allowPrivateHosts, resolve })
  // An idle connection would count towards the total, and keep pictures of other hosts waiting.
  const limits = { keepAlive: false, maxSockets: most.socketsOfHost, maxTotalSockets: most.sockets }
  const dial: Dial =
    standInPort === undefined
      ? { send: request, agent: new Agent(limits), lookup }
      : { send: requestPlain, agent: new PlainAgent(limits), lookup, protocol: 'http:', port: standInPort }
  return async (url) => {
    const signal = AbortSignal.timeout(timeout)
    const bytes = await download(url, { ...dial, signal }, maxBytes)
    const type = findImageType(bytes)
    if (type === undefined) throw new ImageRefused('The host sent no picture of a known kind')
    return { type, bytes }
  }
}

interface Dial extends RequestOptions {
  readonly send: typeof request
}

/**
 * Resolves to the body of a 200 answer. @throws ImageRefused for another status or too many bytes, or any connection
 * error.
 */
function download(url: URL, { send, ...options }: Dial, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'image/avif,image/webp,image/*',
      'accept-encoding': 'identity',
      'user-agent': 'Troupe/1.0',
    }
    const sent = send(url, { ...options, headers }, (response) => {
      const refuse = (reason: string) => {
        reject(new ImageRefused(reason))
        response.destroy()
      }
      if (response.statusCode !== 200) return refuse(`The host answered ${response.statusCode}`)
      if (Number(response.headers['content-length'] ?? 0) > maxBytes) return refuse('The picture is too large')
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > maxBytes) return refuse('The picture is too large')
        chunks.push(chunk)
      })
      response.once('end', () => resolve(Buffer.concat(chunks)))
      response.once('error', reject)
      // A connection that ends early emits no `end`.
      response.once('close', () => reject(new Error('The connection ended before the picture did')))
    })
    sent.once('error', reject)
    sent.end()
  })
}
