import { ErrorBody, type ValidationIssue } from '@troupe/contract/base/errors'
import type { MessageKey } from '@troupe/contract/messages/message'
import { type ToldMessage, tell, tellIssue } from '../language/tell.ts'
import { text } from '../language/text.ts'

/** Messages for calls that failed without a message from the server. */
const transportTexts = {
  unreachable: text('The server could not be reached. Please check your connection.'),
  timeout: text('The server took too long to answer.'),
  html: text('API endpoint returned HTML instead of JSON.'),
  busy: text('The server gets too many requests just now. Please try again in a moment.'),
  failed: text('The server cannot answer just now. Please try again in a moment.'),
  unreadable: text('The server gave an answer that this page does not understand. Please reload the page.'),
} as const

/** Message of calls that the server refused before it began them. */
const busyKey: MessageKey = 'http.busy'

/** Why a call failed without a response in the expected format. */
export type TransportFailure = 'unreachable' | 'timeout' | 'html' | 'unreadable'

interface ApiErrorParts extends ToldMessage {
  /** HTTP status; 0 if there was no response. */
  status: number
  code?: TransportFailure
  /** The server's message for the user in English, or ''. */
  detail?: string
  issues?: readonly ValidationIssue[]
  retryAfterSeconds?: number | undefined
}

/** Any failed call. `message` is always readable, in the interface's language; `told` is only the server's own message. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Set only if there was no response in the expected format. */
  readonly code: TransportFailure | undefined
  /** The server's message in English, to recognise it by, or ''. */
  readonly detail: string
  /** The same in the interface's language. */
  readonly told: string
  /** Their messages are in the interface's language. */
  readonly issues: readonly ValidationIssue[]
  readonly retryAfterSeconds: number | undefined

  constructor(parts: ApiErrorParts) {
    const { detail = '', issues = [] } = parts
    const [first] = issues
    const told = first ? tellIssue(first) : tell(parts, detail)
    super(told || describeFailure(parts))
    this.status = parts.status
    this.code = parts.code
    this.detail = detail
    this.told = told
    this.issues = issues.map((issue) => ({ ...issue, msg: tellIssue(issue) }))
    this.retryAfterSeconds = parts.retryAfterSeconds
  }

  /** Whether a retry may succeed: there was no response, or the server was busy or failed. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** A response and its body. */
export interface Answer {
  response: Response
  text: string
}

/** Seconds after which to repeat a call that the server was too busy to begin; undefined for any other answer. */
export function readBusySeconds({ response, text }: Answer): number | undefined {
  if (response.status !== 503 || parseErrorBody(text)?.message_key !== busyKey) return undefined
  return parseRetryAfter(response.headers.get('retry-after'))
}

/** Converts an unsuccessful response to an error. */
export function toApiError(response: Response, text: string): ApiError {
  const body = parseErrorBody(text)
  if (!body) return toUnreadableError(response, text)
  const { detail = '', message_key, message_params } = body
  return new ApiError({
    status: response.status,
    message_key,
    message_params,
    detail: typeof detail === 'string' ? detail : (detail[0]?.msg ?? ''),
    issues: typeof detail === 'string' ? [] : detail,
    retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after')),
  })
}

/** The body of an error; undefined unless it is a JSON object. It may lack a message, which is then no failure to read. */
function parseErrorBody(text: string): Partial<ErrorBody> | undefined {
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  return ErrorBody.safeParse(json).data ?? {}
}

/** The error for a response in an unexpected format: a web page (such as from a proxy), or anything else. */
export function toUnreadableError(response: Response, text: string): ApiError {
  const isHtml =
    (response.headers.get('content-type') ?? '').includes('text/html') || /^\s*<(!doctype|html)/i.test(text)
  return new ApiError({
    status: response.status,
    code: isHtml ? 'html' : 'unreadable',
    retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after')),
  })
}

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function describeFailure({ status, code }: ApiErrorParts): string {
  if (code === 'unreachable' || code === 'timeout' || code === 'html') return transportTexts[code]
  if (status === 0) return transportTexts.unreachable
  if (status === 429) return transportTexts.busy
  return status >= 500 ? transportTexts.failed : transportTexts.unreadable
}

/** Seconds in a Retry-After header. Dates, its other format, are not used by our server. */
function parseRetryAfter(header: string | null): number | undefined {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}
