import { ErrorBody, type ValidationIssue } from '@troupe/contract/base/errors'

/** Messages for calls that failed without a message from the server. */
const transportTexts = {
  unreachable: 'The server could not be reached. Please check your connection.',
  timeout: 'The server took too long to answer.',
  html: 'API endpoint returned HTML instead of JSON.',
  status: (status: number) => `The server answered with status ${status}.`,
} as const

/** Failures before there is an answer in the agreed form. */
export type TransportFailure = 'unreachable' | 'timeout' | 'html' | 'unreadable'

interface ApiErrorParts {
  /** The HTTP status; 0 when there was no answer. */
  status: number
  code?: TransportFailure
  /** The server's message for the user, or ''. */
  detail?: string
  issues?: readonly ValidationIssue[]
  retryAfterSeconds?: number | undefined
}

/** Any call that did not succeed. `message` is always readable; `detail` holds only what the server itself said. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Set only when there was no answer in the agreed form. */
  readonly code: TransportFailure | undefined
  readonly detail: string
  readonly issues: readonly ValidationIssue[]
  readonly retryAfterSeconds: number | undefined

  constructor(parts: ApiErrorParts) {
    const detail = parts.detail ?? ''
    super(detail || describeFailure(parts))
    this.status = parts.status
    this.code = parts.code
    this.detail = detail
    this.issues = parts.issues ?? []
    this.retryAfterSeconds = parts.retryAfterSeconds
  }

  /** Whether a retry may succeed: no answer, or the server was busy or failed. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** The error that an answer other than a success stands for. */
export function toApiError(response: Response, text: string): ApiError {
  const body = ErrorBody.safeParse(parseJson(text))
  if (!body.success) return toUnreadableError(response, text)
  const { detail } = body.data
  return new ApiError({
    status: response.status,
    detail: typeof detail === 'string' ? detail : (detail[0]?.msg ?? ''),
    issues: typeof detail === 'string' ? [] : detail,
    retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after')),
  })
}

/** The error for an answer in a form that was not agreed: a web page (as proxies give), or anything else. */
export function toUnreadableError(response: Response, text: string): ApiError {
  const isHtml =
    (response.headers.get('content-type') ?? '').includes('text/html') || /^\s*<(!doctype|html)/i.test(text)
  return new ApiError({
    status: response.status,
    code: isHtml ? 'html' : 'unreadable',
    retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after')),
  })
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function describeFailure({ status, code }: ApiErrorParts): string {
  if (code === 'unreachable' || code === 'timeout' || code === 'html') return transportTexts[code]
  return status === 0 ? transportTexts.unreachable : transportTexts.status(status)
}

/** Seconds of a Retry-After header; its other form, a date, is not used by our server. */
function parseRetryAfter(header: string | null): number | undefined {
  const seconds = Number(header)
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}
