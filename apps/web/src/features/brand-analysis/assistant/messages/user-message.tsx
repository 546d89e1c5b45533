import { IconFileText } from '@tabler/icons-react'
import type { ChatMessage } from '../chat-message.ts'
import classes from './message-text.module.css'

/** What a person wrote, or which document was uploaded. */
export function UserMessage({ message }: { message: ChatMessage }) {
  return (
    <p className={classes.text} dir="auto">
      {message.file_name !== null && <IconFileText size={18} stroke={1.6} className={classes.file} aria-hidden />}
      {message.content}
    </p>
  )
}
