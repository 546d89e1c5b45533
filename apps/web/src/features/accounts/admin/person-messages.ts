import { notifications } from '@mantine/notifications'
import { tell } from '../../../lib/language/tell.ts'
import { adminTexts } from './admin-texts.ts'

/** Shows the server's message about an action. */
export function showDone(answer: Parameters<typeof tell>[0] & { message: string }): void {
  notifications.show({ message: tell(answer, answer.message) })
}

/** Shows why an action failed. */
export function showFailure({ message }: Error): void {
  notifications.show({ color: 'red', title: adminTexts.changeFailed, message })
}
