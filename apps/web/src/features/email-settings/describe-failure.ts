import { ApiError } from '../../lib/transport/api-error.ts'
import type { Outcome } from './outcome-alert.tsx'

/** The documented words for what failed, and beside them what the server said. */
export function describeFailure(error: unknown, message: string): Outcome {
  const detail = error instanceof ApiError ? error.detail || (error.status === 0 ? error.message : '') : ''
  return { isSuccess: false, message, detail }
}

/** What is wrong with single fields, by their names. */
export function listFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.issues.map(({ loc, msg }) => [String(loc.at(-1)), msg]))
}
