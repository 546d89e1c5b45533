import { notifications } from '@mantine/notifications'

/** "Discover success banner clears after 3 s." */
const messageMs = 3000
/** Longer than a message, since it asks the user to act. */
const warningMs = 6000

/** Shows a message for 3 seconds that something was done. */
export function showMessage(message: string): void {
  notifications.show({ message, autoClose: messageMs })
}

/** Shows a warning that something could not be done. */
export function showWarning(message: string): void {
  notifications.show({ message, color: 'red', autoClose: warningMs })
}
