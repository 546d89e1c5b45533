import { toLine } from '@troupe/contract/base/text'
import { z } from 'zod'
import type { Clock } from '../../../lib/clock.ts'
import { seconds } from '../../../lib/durations.ts'
import { type Answer, fetchWithToken, type GetAccessToken, parseJson } from '../fetch-answer.ts'

export interface GraphAccess {
  /** With the version: "https://graph.microsoft.com/v1.0". */
  readonly graphUrl: string
  readonly getAccessToken: GetAccessToken
}

interface GraphRequest {
  readonly method?: 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeout: number
  readonly maxBytes?: number
  readonly cuts?: boolean
  readonly signal?: AbortSignal
}

const longestBody = 2 * 1024 * 1024

/**
 * Calls Microsoft Graph. A call whose token was refused is repeated once with another one: nothing was done then.
 * @throws NoAnswerError, or whatever `getAccessToken` throws.
 */
export async function callGraph(
  { getAccessToken }: Pick<GraphAccess, 'getAccessToken'>,
  url: URL,
  request: GraphRequest,
): Promise<Answer> {
  return fetchWithToken(getAccessToken, url, { maxBytes: longestBody, ...request, who: 'Microsoft' })
}

/** The URL of a path below `graphUrl`, such as `/me/sendMail`. */
export function toGraphUrl(graphUrl: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(`${graphUrl}${path}`)
  url.search = new URLSearchParams(query).toString()
  return url
}

const Failure = z.object({ error: z.object({ code: z.string().default(''), message: z.string().default('') }) })

export interface GraphFailure {
  /** Graph's code, such as `ErrorAccessDenied`; '' for an answer that is not Graph's. */
  readonly code: string
  /** One line of at most 500 characters. */
  readonly text: string
}

/** Reads what Graph says about a failure. */
export function readGraphFailure({ body }: Answer): GraphFailure {
  const failure = Failure.safeParse(parseJson(body)).data?.error
  const text = toLine(failure?.message || failure?.code || 'Microsoft gave an error without a reason', 500)
  return { code: (failure?.code ?? '').replace(/[^\w.-]/g, '').slice(0, 80), text }
}

/** When Graph allows another attempt: `Retry-After` in seconds, or as a date. */
export function readRetryAfter({ headers }: Answer, clock: Clock): Date | undefined {
  const text = headers.get('retry-after')?.trim()
  if (!text) return undefined
  const at = /^\d{1,6}$/.test(text) ? new Date(clock.now().getTime() + seconds(Number(text))) : new Date(text)
  return Number.isNaN(at.getTime()) ? undefined : at
}
