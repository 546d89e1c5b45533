import type { PlatformErrorKind } from '../../../modules/discovery/platforms/platform-port.ts'
import { parseWireJson } from './json.ts'
import type { WireAnswer } from './wire-dialect.ts'

const longestBody = 5 * 1024 * 1024

/**
 * Reports that there was no answer to judge. The message continues a sentence that starts with the platform's name:
 * "did not answer".
 */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError'
  readonly kind: PlatformErrorKind
  /** Whether a retry may help. */
  readonly retry: boolean
  /** Whether the platform may have received the request. */
  readonly reached: boolean

  constructor(kind: PlatformErrorKind, message: string, { retry = false, reached = true } = {}) {
    super(message)
    this.kind = kind
    this.retry = retry
    this.reached = reached
  }
}

/**
 * Makes one GET request and reads its answer. Follows no redirect, reads at most 5 MB of a body, and waits at most
 * `timeout` milliseconds.
 * @throws ExchangeError, never with text of the runtime's own error, which could contain the address or a header.
 */
export async function exchange(
  request: { readonly url: URL; readonly headers: Readonly<Record<string, string>> },
  limits: { readonly timeout: number; readonly signal: AbortSignal },
): Promise<WireAnswer> {
  const headers = toHeaders(request.headers)
  const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(limits.timeout)])
  try {
    const response = await fetch(request.url, { headers, redirect: 'manual', signal })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new ExchangeError('bad_answer', 'sent us on to another address, which is not followed')
    }
    const text = await readText(response)
    return { status: response.status, headers: response.headers, body: parseBody(text) }
  } catch (error) {
    throw error instanceof ExchangeError ? error : toExchangeError(error, limits.signal)
  }
}

function toHeaders(headers: Readonly<Record<string, string>>): Headers {
  try {
    return new Headers({ accept: 'application/json', 'user-agent': 'Troupe', ...headers })
  } catch {
    // The other headers are constants.
    throw new ExchangeError('key_rejected', 'cannot be asked: its key holds characters that no key has', {
      reached: false,
    })
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > longestBody) throw new ExchangeError('bad_answer', 'sent more than 5 MB, which is not read')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parseBody(text: string): unknown {
  try {
    return parseWireJson(text)
  } catch {
    return undefined
  }
}

/** Errors after which the request cannot have been sent. */
const connectProblems: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'its address is not known',
  EAI_AGAIN: 'its address could not be looked up',
  ENETUNREACH: 'there is no way into its network',
  EHOSTUNREACH: 'there is no way to its server',
  ETIMEDOUT: 'nobody answers',
  UND_ERR_CONNECT_TIMEOUT: 'nobody answers',
}

function toExchangeError(error: unknown, callerSignal: AbortSignal): ExchangeError {
  if (callerSignal.aborted) return new ExchangeError('unavailable', 'was not waited for any longer')
  if (isNamed(error, 'TimeoutError')) return new ExchangeError('unavailable', 'did not answer in time')
  const code = findCode(error) ?? ''
  const problem = connectProblems[code]
  if (problem) return new ExchangeError('unavailable', `cannot be reached: ${problem}`, { retry: true, reached: false })
  const isBroken = code === 'ECONNRESET' || code === 'UND_ERR_SOCKET'
  const message = isBroken ? 'broke off the connection' : `cannot be reached${code ? ` (${code})` : ''}`
  return new ExchangeError('unavailable', message, { retry: true })
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}

/** Returns the code of the cause of a failed fetch: "ECONNREFUSED", "CERT_HAS_EXPIRED". */
function findCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error) || !('code' in cause)) return undefined
  return typeof cause.code === 'string' && /^\w{2,60}$/.test(cause.code) ? cause.code : undefined
}
