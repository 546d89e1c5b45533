import { notifications } from '@mantine/notifications'
import { ApiError } from '../../lib/transport/api-error.ts'

/** "Collections messages clear after 5 s." */
const messageMs = 5000

/** Says that something was done; for 5 seconds where nothing else is said. */
export function showSuccess(message: string, milliseconds = messageMs): void {
  notifications.show({ message, autoClose: milliseconds })
}

/** Says for 5 seconds what was not done, with the reason. */
export function showFailure(title: string, { message }: Error): void {
  notifications.show({ title, message, color: 'red', autoClose: messageMs })
}

/** Says for 5 seconds what keeps something from being done. */
export function showWarning(message: string): void {
  notifications.show({ message, color: 'red', autoClose: messageMs })
}

/** 'Failed to load collections: {detail}': the failed action and the server's text, if any. */
export function describeFailure(failure: string, error: Error): string {
  const detail = error instanceof ApiError ? error.detail : error.message
  return detail === '' ? failure : `${failure}: ${detail}`
}
