const longestBody = 256 * 1024

export interface GoogleAnswer {
  readonly status: number
  /** Parsed JSON; undefined if the body was not JSON. */
  readonly body: unknown
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
 * Sends one request to Google. Follows no redirect, reads at most 256 KB of a body, and waits at most `timeout`
 * milliseconds.
 * @throws NoAnswerError, without text of the runtime's own error, which could contain a token.
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
