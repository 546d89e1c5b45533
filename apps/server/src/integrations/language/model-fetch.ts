import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '../../lib/durations.ts'
import { ModelError } from '../../modules/brand-analysis/brand-analyser-port.ts'
import { readRetryAfter } from '../platforms/wire/retry-after.ts'

/** How patient we are with a language model; times in milliseconds. */
export interface ModelPatience {
  /** For one analysis in all: pauses, repeats and the repair of an answer included. */
  readonly timeLimit: number
  /** Before a request is made again, where the endpoint does not say when. */
  readonly pause: number
  /** An endpoint that wants a longer pause is not waited for. */
  readonly longestPause: number
}

export const defaultPatience: ModelPatience = { timeLimit: seconds(30), pause: seconds(1), longestPause: seconds(10) }

const longestBody = 1024 * 1024

/**
 * A `fetch` for language models: a request that is refused as one too many, that fails on the other side, or whose connection is
 * lost is made once more; no redirect is followed, no body beyond 1 MB read.
 * @throws ModelError where there is no answer, never with a word of the runtime's own error, which could hold the key; and what the
 * request's signal was aborted with.
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

/** Whether asking again may help. */
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

/** Undefined: there is too much of it. */
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

/** The code of the failure below a failed fetch, in parentheses: " (ECONNREFUSED)". */
function findCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' && /^\w{2,60}$/.test(code) ? ` (${code})` : ''
}
