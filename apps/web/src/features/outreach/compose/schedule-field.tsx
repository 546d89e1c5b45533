import { Checkbox, TextInput } from '@mantine/core'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'
import { readSendAt } from './mail-draft.ts'

const texts = composeTexts.schedule
const hourMs = 3_600_000

interface ScheduleFieldProps {
  value: string
  onChange: (sendAt: string) => void
  isDisabled: boolean
}

/** Chooses when the mail is sent: at once, or at a date and time. */
export function ScheduleField({ value, onChange, isDisabled }: ScheduleFieldProps) {
  const sendAt = readSendAt({ sendAt: value })
  const isPast = sendAt !== undefined && sendAt.getTime() < Date.now()
  return (
    <div className={classes.schedule}>
      <Checkbox
        label={texts.later}
        checked={value !== ''}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked ? toLocalField(new Date(Date.now() + hourMs)) : '')}
      />
      {value !== '' && (
        <TextInput
          type="datetime-local"
          aria-label={texts.at}
          value={value}
          error={isPast ? texts.past : undefined}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  )
}

/** The value of a date-and-time field for a moment: local time, to the minute. */
function toLocalField(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}
