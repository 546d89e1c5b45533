import type { ErrorCode, ValidationIssue } from '@troupe/contract/base/errors'

interface AppErrorOptions {
  /** Seconds, sent as `Retry-After`. */
  retryAfterSeconds?: number
  /** All issues of an `invalid_input`; omitted: the message is the only one. */
  issues?: ValidationIssue[]
  cause?: unknown
}

/** An error to report to the caller. `http/error-handler.ts` turns it into the wire form. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined
  readonly issues: ValidationIssue[] | undefined

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
    this.issues = options.issues
  }
}
