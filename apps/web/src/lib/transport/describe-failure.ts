import { ApiError } from './api-error.ts'

/** What the server said, or that it could not be reached, or the given words. */
export function describeFailure(error: Error, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.detail || (error.status === 0 ? error.message : fallback)
}
