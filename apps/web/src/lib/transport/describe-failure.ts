import { ApiError } from './api-error.ts'

/** The server's message, a message for an unreachable server, or the fallback. */
export function describeFailure(error: Error, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.told || (error.status === 0 ? error.message : fallback)
}
