export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

interface Fetching extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>
  /** Named in errors. */
  readonly who: string
  /** Milliseconds. */
  readonly timeout: number
  readonly maxBytes: number
  /** Whether a longer body is cut instead of refused. */
  readonly cuts?: boolean
}

/** There was no answer. `wasSent`: the request may have been received. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
  readonly code: string
  readonly wasSent: boolean

  constructor(message: string, { code, wasSent }: { code: string; wasSent: boolean }) {
    super(message)
    this.code = code
    this.wasSent = wasSent
  }
}

/** Resolves to a valid access token; after one was refused, to another. */
export type GetAccessToken = (refused?: string) => Promise<string>

/** Errors before a connection existed, so that nothing can have been received. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Sends one request to a provider's API. Follows no redirect, reads at most `maxBytes` of a body, and waits at most
 * `timeout` milliseconds.
 * @throws NoAnswerError, without text of the runtime's own error, which could contain a token.
 */
export async function fetchAnswer(url: URL, request: Fetching): Promise<Answer> {
  const { who, timeout, maxBytes, cuts = false, signal, ...init } = request
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
    const body = await readBody(response, { who, maxBytes, cuts })
    return { status: response.status, headers: response.headers, body }
  } catch (error) {
    if (error instanceof NoAnswerError) throw error
    const code = findCode(error)
    throw new NoAnswerError(`${who} did not answer`, { code, wasSent: !neverLeft.has(code) })
  }
}

/**
 * Like `fetchAnswer`, with an access token. A request whose token was refused is repeated once with another one: nothing
 * was done then.
 * @throws NoAnswerError, or whatever `getAccessToken` throws.
 */
export async function fetchWithToken(
  getAccessToken: GetAccessToken,
  url: URL,
  { headers, ...request }: Fetching,
): Promise<Answer> {
  const ask = (token: string) =>
    fetchAnswer(url, { ...request, headers: { ...headers, authorization: `Bearer ${token}` } })
  const token = await getAccessToken()
  const first = await ask(token)
  return first.status === 401 ? ask(await getAccessToken(token)) : first
}

async function readBody(
  response: Response,
  { who, maxBytes, cuts }: Pick<Required<Fetching>, 'who' | 'maxBytes' | 'cuts'>,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop early cancels the rest.
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    chunks.push(chunk)
    if (length <= maxBytes) continue
    if (!cuts) throw new NoAnswerError(`${who} sent too much`, { code: 'TOO_LARGE', wasSent: true })
    break
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

/** Parses JSON; undefined for any other text. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

function findCode(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'ETIMEDOUT'
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'ECONNECTION'
}
