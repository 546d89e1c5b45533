import { randomBytes } from 'node:crypto'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP } from 'node:net'
import { seconds } from '../lib/durations.ts'
import type { ProveInstallation } from './installation-proof.ts'

/** The service that answers at an address. */
export type AddressAnswer =
  | { readonly kind: 'this' }
  | { readonly kind: 'foreign' }
  /** `target` is where it sends browsers; it is not followed. */
  | { readonly kind: 'redirects'; readonly target: string }
  | { readonly kind: 'certificate' | 'silent'; readonly code: string }

interface AddressProbe {
  /** Public URL without a trailing slash. */
  readonly appUrl: string
  /** `host:port` at which this server reaches the TLS endpoint of the URL; undefined: its own host and port. */
  readonly certificateAddress: string | undefined
  readonly prove: ProveInstallation
  /** Milliseconds; default: 3.5 seconds. */
  readonly patienceMs?: number
}

const proofPath = '/api/installation/proof'
const maxBodyLength = 4096

/**
 * Asks the configured public address for a proof that it leads to this installation. Makes one request, to no other
 * address than the given ones, and follows no redirect.
 */
export function probeAddress({
  appUrl,
  certificateAddress,
  prove,
  patienceMs = seconds(3.5),
}: AddressProbe): Promise<AddressAnswer> {
  const challenge = randomBytes(16).toString('hex')
  const url = new URL(`${appUrl}${proofPath}?challenge=${challenge}`)
  const { promise, resolve } = Promise.withResolvers<AddressAnswer>()
  const request = openRequest(url, certificateAddress, AbortSignal.timeout(patienceMs))
  request.once('error', (error) => resolve(toFailure(error)))
  request.once('response', (response) => {
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400) {
      response.destroy()
      resolve({ kind: 'redirects', target: toTarget(headers.location, url) })
      return
    }
    let body = ''
    response.setEncoding('utf8')
    response.on('data', (piece: string) => {
      body += piece
      if (body.length > maxBodyLength) response.destroy()
    })
    response.once('error', (error) => resolve(toFailure(error)))
    response.once('close', () => resolve({ kind: hasProof(body, prove(challenge)) ? 'this' : 'foreign' }))
  })
  request.end()
  return promise
}

function openRequest(url: URL, certificateAddress: string | undefined, signal: AbortSignal): http.ClientRequest {
  // An agent of its own: no other request's connection is used again, and none is kept.
  const options = { agent: false, signal, headers: { accept: 'application/json' } }
  if (url.protocol !== 'https:') return http.request(url, options)
  if (certificateAddress === undefined) return https.request(url, options)
  const { hostname, port } = new URL(`https://${certificateAddress}`)
  const name = url.hostname.replaceAll(/[[\]]/g, '')
  return https.request({
    ...options,
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port || 443),
    path: `${url.pathname}${url.search}`,
    headers: { ...options.headers, host: url.host },
    ...(isIP(name) ? {} : { servername: name }),
  })
}

function hasProof(body: string, proof: string): boolean {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null && 'proof' in answer && answer.proof === proof
  } catch {
    return false
  }
}

/** The address that a redirect names, without what the challenge added to it. */
function toTarget(location: string | undefined, from: URL): string {
  if (!location || !URL.canParse(location, from)) return '?'
  const { origin, pathname } = new URL(location, from)
  const path = pathname.endsWith(proofPath) ? pathname.slice(0, -proofPath.length) : pathname
  return `${origin}${path === '/' ? '' : path}`.slice(0, 200)
}

/** Codes of Node for certificates that are not valid (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const certificateCode = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/

function toFailure(error: Error): AddressAnswer {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  if (certificateCode.test(code)) return { kind: 'certificate', code }
  return { kind: 'silent', code: error.name === 'AbortError' ? 'ETIMEDOUT' : code }
}
