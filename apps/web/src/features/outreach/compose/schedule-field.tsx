import { Checkbox, TextInput } from '@mantine/core'
import { formatTimeZone } from '../../../lib/format/dates.ts'
import { readSendAt, toLocalField } from '../drafts/mail-draft.ts'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'

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
          description={texts.timeZone(formatTimeZone(sendAt ?? new Date()))}
          inputWrapperOrder={['input', 'description', 'error']}
          value={value}
          error={isPast ? texts.past : undefined}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
