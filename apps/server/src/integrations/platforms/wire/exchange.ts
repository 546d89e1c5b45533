import { type Message, say } from '@troupe/contract/messages/message'
import type { PlatformErrorKind } from '../../../modules/discovery/platforms/platform-port.ts'
import { parseWireJson } from './json.ts'
import type { WireAnswer } from './wire-dialect.ts'

const longestBody = 5 * 1024 * 1024

/** Problems whose messages name the platform and nothing else. */
type Problem = `platform_error.${
  | 'redirected'
  | 'key_unusable'
  | 'too_large'
  | 'not_waited_for'
  | 'timed_out'
  | 'broken_off'
  | 'unreachable'
  | 'connection_refused'
  | 'address_unknown'
  | 'address_not_found'
  | 'network_unreachable'
  | 'server_unreachable'
  | 'nobody_answers'}`

/** Reports that there was no answer to judge. `tell` returns the message for a platform's name. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError'
  readonly kind: PlatformErrorKind
  /** Whether a retry may help. */
  readonly retry: boolean
  /** Whether the platform may have received the request. */
  readonly reached: boolean
  readonly #problem: Problem | { readonly code: string }

  /** @param problem A code of the runtime, if nothing else is known. */
  constructor(
    kind: PlatformErrorKind,
    problem: Problem | { readonly code: string },
    { retry = false, reached = true } = {},
  ) {
    super(typeof problem === 'string' ? problem : problem.code)
    this.kind = kind
    this.#problem = problem
    this.retry = retry
    this.reached = reached
  }

  /** Returns the message, a whole sentence without its full stop. */
  tell(platform: string): Message {
    return typeof this.#problem === 'string'
      ? say(this.#problem, { platform })
      : say('platform_error.unreachable_with', { platform, ...this.#problem })
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
      throw new ExchangeError('bad_answer', 'platform_error.redirected')
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
    throw new ExchangeError('key_rejected', 'platform_error.key_unusable', { reached: false })
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > longestBody) throw new ExchangeError('bad_answer', 'platform_error.too_large')
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
const connectProblems: Record<string, Problem> = {
  ECONNREFUSED: 'platform_error.connection_refused',
  ENOTFOUND: 'platform_error.address_unknown',
  EAI_AGAIN: 'platform_error.address_not_found',
  ENETUNREACH: 'platform_error.network_unreachable',
  EHOSTUNREACH: 'platform_error.server_unreachable',
  ETIMEDOUT: 'platform_error.nobody_answers',
  UND_ERR_CONNECT_TIMEOUT: 'platform_error.nobody_answers',
}

function toExchangeError(error: unknown, callerSignal: AbortSignal): ExchangeError {
  if (callerSignal.aborted) return new ExchangeError('unavailable', 'platform_error.not_waited_for')
  if (isNamed(error, 'TimeoutError')) return new ExchangeError('unavailable', 'platform_error.timed_out')
  const code = findCode(error) ?? ''
  const problem = connectProblems[code]
  if (problem) return new ExchangeError('unavailable', problem, { retry: true, reached: false })
  const isBroken = code === 'ECONNRESET' || code === 'UND_ERR_SOCKET'
  if (isBroken) return new ExchangeError('unavailable', 'platform_error.broken_off', { retry: true })
  return new ExchangeError('unavailable', code ? { code } : 'platform_error.unreachable', { retry: true })
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
