import { z } from 'zod'

/** Every way in which a call can fail, with the HTTP status that carries it. */
export const errorStatuses = {
  invalid_input: 422,
  /** Understood, but not acceptable as things stand. */
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

/** One thing that is wrong with a payload: where it is, what is wrong, and a stable word for it. */
export const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
})
export type ValidationIssue = z.output<typeof ValidationIssue>

/** The body of every answer that is not a success. */
export const ErrorBody = z.object({
  detail: z.union([z.string(), z.array(ValidationIssue)]),
  request_id: z.string().optional(),
})
export type ErrorBody = z.output<typeof ErrorBody>
