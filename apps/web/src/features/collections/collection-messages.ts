import { notifications } from '@mantine/notifications'
import { ApiError } from '../../lib/transport/api-error.ts'
import { collectionTexts } from './collection-texts.ts'

/** "Collections messages clear after 5 s." */
const messageMs = 5000

/** Shows a success message, for 5 seconds by default. */
export function showSuccess(message: string, milliseconds = messageMs): void {
  notifications.show({ message, autoClose: milliseconds })
}

/** Shows for 5 seconds what failed, and the reason. */
export function showFailure(title: string, { message }: Error): void {
  notifications.show({ title, message, color: 'red', autoClose: messageMs })
}

/** Shows for 5 seconds what prevents an action. */
export function showWarning(message: string): void {
  notifications.show({ message, color: 'red', autoClose: messageMs })
}

/** Joins the failed action and the server's text, if any: 'Failed to load collections: {detail}'. */
export function describeFailure(failure: string, error: Error): string {
  const detail = error instanceof ApiError ? error.told : error.message
  return detail === '' ? failure : collectionTexts.failure(failure, detail)
}
