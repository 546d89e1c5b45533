import { Alert, Text } from '@mantine/core'
import { ApiError } from '../../lib/transport/api-error.ts'

export interface Outcome {
  isSuccess: boolean
  message: string
  /** Further text from the server, or ''. */
  detail: string
}

/** Outcome of an action of the user. */
export function OutcomeAlert({ outcome: { isSuccess, message, detail } }: { outcome: Outcome }) {
  return (
    <Alert color={isSuccess ? 'sea' : 'red'} role={isSuccess ? 'status' : 'alert'}>
      {message}
      {detail !== '' && (
        <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Text>
      )}
    </Alert>
  )
}

/** A failure with the specification's message and the server's text. */
export function describeFailure(error: unknown, message: string): Outcome {
  const detail = error instanceof ApiError ? error.told || (error.status === 0 ? error.message : '') : ''
  return { isSuccess: false, message, detail }
}

/** Error messages by field name. */
export function listFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.issues.map(({ loc, msg }) => [String(loc.at(-1)), msg]))
}
