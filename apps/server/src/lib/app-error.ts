import type { ErrorCode, ValidationIssue } from '@troupe/contract/base/errors'
import type { Message } from '@troupe/contract/messages/message'
import { toWireMessage } from '@troupe/contract/messages/wire-message'

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
  /** The message, for translations; its English text is the error's `message`. */
  readonly said: Message
  readonly retryAfterSeconds: number | undefined
  readonly issues: ValidationIssue[] | undefined

  constructor(code: ErrorCode, said: Message, options: AppErrorOptions = {}) {
    super(said.text, { cause: options.cause })
    this.code = code
    this.said = said
    this.retryAfterSeconds = options.retryAfterSeconds
    this.issues = options.issues
  }
}

/** A problem of a request's part: its message, its location and a stable type. */
export interface InputProblem extends Pick<ValidationIssue, 'loc' | 'type'> {
  readonly said: Message
}

/** Turns a problem into its wire form. */
export function toIssue({ said, loc, type }: InputProblem): ValidationIssue {
  return { loc, msg: said.text, type, ...toWireMessage(said) }
}

/** Builds the `invalid_input` of a request with one problem. */
export function refuseInput(said: Message, place: Pick<ValidationIssue, 'loc' | 'type'>): AppError {
  return new AppError('invalid_input', said, { issues: [toIssue({ said, ...place })] })
}
