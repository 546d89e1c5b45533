import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '../../lib/durations.ts'
import { ModelError } from '../../modules/brand-analysis/brand-analyser-port.ts'
import { readRetryAfter } from '../platforms/wire/retry-after.ts'

/** Timeouts and pauses of requests to a language model, in milliseconds. */
export interface ModelPatience {
  /** Limit for a whole analysis, including pauses, retries and the repair of an answer. */
  readonly timeLimit: number
  /** Pause before a retry, if the endpoint names none. */
  readonly pause: number
  /** No retry if the endpoint requests a longer pause. */
  readonly longestPause: number
}

export const defaultPatience: ModelPatience = { timeLimit: seconds(30), pause: seconds(1), longestPause: seconds(10) }

const longestBody = 1024 * 1024

/**
 * Creates a `fetch` for language models. It retries once after a rate limit, a server error or a lost connection. It
 * follows no redirect and reads at most 1 MB of a body.
 * @throws ModelError when there is no answer, never with text of the runtime's own error, which could contain the key;
 * and the reason of the request's aborted signal.
 */
export function createModelFetch({ pause, longestPause }: Omit<ModelPatience, 'timeLimit'>): typeof fetch {
  return async (input, init = {}) => {
    const first = await exchange(input, init)
    const wish = first instanceof Response ? readRetryAfter(first.headers, new Date()) : undefined
    const rest = wish ?? pause
    if (!mayPass(first) || rest > longestPause) return getResponse(first)
    await wait(rest, undefined, init.signal ? { signal: init.signal } : {})
    return getResponse(await exchange(input, init))
  }
}

/** Whether a retry may help. */
function mayPass(outcome: Response | ModelError): boolean {
  if (outcome instanceof ModelError) return outcome.kind === 'unreachable'
  return outcome.status === 429 || outcome.status >= 500
}

function getResponse(outcome: Response | ModelError): Response {
  if (outcome instanceof ModelError) throw outcome
  return outcome
}

async function exchange(input: Parameters<typeof fetch>[0], init: RequestInit): Promise<Response | ModelError> {
  try {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    const body = await readBody(response)
    if (!body) return new ModelError('unreadable', 'it answered with more than 1 MB, which is not read')
    const { status, headers } = response
    return new Response(body.length > 0 ? body : null, { status, headers })
  } catch (error) {
    if (init.signal?.aborted) throw error
    return new ModelError('unreachable', `it cannot be reached${findCode(error)}`)
  }
}

/** Resolves to undefined if the body is too large. */
async function readBody(response: Response): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > longestBody) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns the code of the cause of a failed fetch, in parentheses: " (ECONNREFUSED)". */
function findCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^\w{2,60}$/.test(code) ? ` (${code})` : ''
}
