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

interface GoogleRequest extends RequestInit {
  /** Milliseconds. */
  readonly timeout: number
}

/**
 * Sends one request to Google. Follows no redirect, reads at most 256 KB of a body, and waits at most `timeout`
 * milliseconds.
 * @throws NoAnswerError, without text of the runtime's own error, which could contain a token.
 */
export async function fetchGoogle(url: URL, request: GoogleRequest): Promise<GoogleAnswer> {
  const { status, text, isWhole } = await fetchBeginning(url, { ...request, mostBytes: longestBody })
  if (!isWhole) throw new NoAnswerError('Google sent too much', { code: 'TOO_LARGE', wasSent: true })
  return { status, body: parseJson(text) }
}

/** Like `fetchGoogle`, but reads at most `mostBytes` of the body, as text, and leaves the rest. */
export async function fetchBeginning(
  url: URL,
  { timeout, mostBytes, ...init }: GoogleRequest & { readonly mostBytes: number },
): Promise<{ status: number; text: string; isWhole: boolean }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    return { status: response.status, ...(await readBeginning(response, mostBytes)) }
  } catch (error) {
    const code = findCode(error)
    throw new NoAnswerError('Google did not answer', { code, wasSent: !neverLeft.has(code) })
  }
}

async function readBeginning(response: Response, mostBytes: number): Promise<{ text: string; isWhole: boolean }> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length > mostBytes) break
  }
  const bytes = Buffer.concat(chunks).subarray(0, mostBytes)
  return { text: new TextDecoder().decode(bytes), isWhole: length <= mostBytes }
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
