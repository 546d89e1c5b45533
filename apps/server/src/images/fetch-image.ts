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

/** A picture that will not be there a moment later either: refused by its host, or not one that is shown. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'
}

export type FetchImage = (url: URL) => Promise<Image>

interface FetchOptions {
  readonly maxBytes?: number
  /** For the whole picture, from the request to the last byte, milliseconds. */
  readonly timeout?: number
  /** The system's way unless a test has its own. */
  readonly resolve?: ResolveHost
  /** For tests: a port of this machine where a server without TLS stands in for every host that is resolved to it. */
  readonly standInPort?: number
  /** For tests: whether addresses in private and loopback ranges are dialled. */
  readonly allowPrivateHosts?: boolean
}

/** Pictures fetched at the same time, from all hosts and from one; others wait. */
const most = { sockets: 24, socketsOfHost: 8 }
const defaultMaxBytes = 2 * 1024 * 1024

/**
 * Fetches pictures from hosts of the public network: every address that a name leads to is judged, and the judged one dialled. No redirect is
 * followed, and what a host says of its bytes is not believed.
 */
export function createImageFetcher(options: FetchOptions = {}): FetchImage {
  const { maxBytes = defaultMaxBytes, timeout = seconds(10), resolve, standInPort, allowPrivateHosts = false } = options
  const lookup = createGuardedLookup({ allowPrivateHosts, resolve })
  const limits = { keepAlive: true, maxSockets: most.socketsOfHost, maxTotalSockets: most.sockets }
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

/** Resolves to the body of an answer 200. @throws ImageRefused for another answer or too many bytes; any error of the connection. */
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
      // A connection that ends early gives no `end`.
      response.once('close', () => reject(new Error('The connection ended before the picture did')))
    })
    sent.once('error', reject)
    sent.end()
  })
}
