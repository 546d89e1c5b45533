import { ApiError } from '../../../lib/transport/api-error.ts'

/** What failed, with the status of the answer and the server's own words: 'Failed to analyze brand: {status} {text}'. */
export function describeFailure(failed: string, error: Error): string {
  const status = error instanceof ApiError && error.status !== 0 ? `${error.status} ` : ''
  return `${failed}: ${status}${error.message}`
}
