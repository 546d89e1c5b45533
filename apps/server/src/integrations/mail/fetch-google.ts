const longestBody = 256 * 1024

export interface GoogleAnswer {
  readonly status: number
  /** Parsed JSON; undefined when the body was something else. */
  readonly body: unknown
}

/** No answer. `wasSent`: the request may have been received. */
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

/** The connection was never there, so nothing can have been received. */
const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Sends one request to Google: no redirect is followed, no body beyond 256 KB read, nothing waited for longer than the time-out
 * (milliseconds).
 * @throws NoAnswerError, without a word of the runtime's own error: that could hold a token.
 */
export async function fetchGoogle(url: URL, request: RequestInit & { timeout: number }): Promise<GoogleAnswer> {
  const { timeout, ...init } = request
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    return { status: response.status, body: parseJson(await readText(response)) }
  } catch (error) {
    if (error instanceof NoAnswerError) throw error
    const code = findCode(error)
    throw new NoAnswerError('Google did not answer', { code, wasSent: !neverLeft.has(code) })
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > longestBody) throw new NoAnswerError('Google sent too much', { code: 'TOO_LARGE', wasSent: true })
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function findCode(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'ETIMEDOUT'
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'ECONNECTION'
}
