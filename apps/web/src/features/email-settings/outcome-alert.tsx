import { Alert, Text } from '@mantine/core'

export interface Outcome {
  isSuccess: boolean
  message: string
  /** What the server said beside it; '' when nothing. */
  detail: string
}

/** How something went that the person asked for. */
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
