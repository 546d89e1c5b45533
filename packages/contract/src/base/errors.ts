import { z } from 'zod'
import { messageFields } from '../messages/wire-schemas.ts'

/** Every error code and its HTTP status. */
export const errorStatuses = {
  invalid_input: 422,
  /** Valid, but not possible in the current state. */
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

/** One problem in a payload: its location, an English message with its key and parameters, and a stable type. */
export const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
  ...messageFields,
})
export type ValidationIssue = z.output<typeof ValidationIssue>

/**
 * The body of every error response. A `detail` that is a text has its key and parameters beside it; in a list each issue
 * has its own.
 */
export const ErrorBody = z.object({
  detail: z.union([z.string(), z.array(ValidationIssue)]),
  ...messageFields,
  request_id: z.string().optional(),
})
export type ErrorBody = z.output<typeof ErrorBody>
