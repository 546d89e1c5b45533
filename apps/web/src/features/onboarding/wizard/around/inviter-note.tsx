import { wizardTexts } from '../state/wizard-texts.ts'
import classes from './inviter-note.module.css'

interface InviterNoteProps {
  /** Name of the inviting user. */
  name: string
  /** Their words; '' if there are none. */
  message: string
}

/** The inviting user and their message to the creator. */
export function InviterNote({ name, message }: InviterNoteProps) {
  return (
    <figure className={classes.root}>
      <figcaption className={classes.name} dir="auto">
        {wizardTexts.invitedBy(name)}
      </figcaption>
      {message !== '' && (
        <blockquote className={classes.message} dir="auto">
          {message}
        </blockquote>
      )}
    </figure>
  )
}
