import type { ErrorCode, ValidationIssue } from '@troupe/contract/base/errors'

interface AppErrorOptions {
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number
  /** For `invalid_input`: every issue; without it the message is the only one. */
  issues?: ValidationIssue[]
  cause?: unknown
}

/** Anything that a person or a caller is told went wrong. `http/error-handler.ts` turns it into the wire form. */
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
