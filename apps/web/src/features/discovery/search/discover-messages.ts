import { notifications } from '@mantine/notifications'

/** "Discover success banner clears after 3 s." */
const messageMs = 3000
/** Longer than a message, since it asks for something to be done. */
const warningMs = 6000

/** Says that something was done, for 3 seconds. */
export function showMessage(message: string): void {
  notifications.show({ message, autoClose: messageMs })
}

/** Says what keeps something from being done. */
export function showWarning(message: string): void {
  notifications.show({ message, color: 'red', autoClose: warningMs })
}
