import { Checkbox, TextInput } from '@mantine/core'
import { formatTimeZone } from '../../../lib/format/dates.ts'
import { type MailDraft, readSendAt, toLocalField } from '../drafts/mail-draft.ts'
import classes from './compose.module.css'
import { composeTexts } from './compose-texts.ts'

const texts = composeTexts.schedule
const hourMs = 3_600_000

type Schedule = Pick<MailDraft, 'sendAt' | 'isTimeIncomplete'>

interface ScheduleFieldProps {
  draft: Schedule
  onChange: (schedule: Schedule) => void
  isDisabled: boolean
}

/** Chooses when the mail is sent: at once, or at a date and time. */
export function ScheduleField({ draft, onChange, isDisabled }: ScheduleFieldProps) {
  const { isTimeIncomplete } = draft
  const isLater = draft.sendAt !== ''
  const sendAt = readSendAt(draft)
  const isPast = sendAt !== undefined && sendAt.getTime() < Date.now()
  return (
    <div className={classes.schedule}>
      <Checkbox
        label={texts.later}
        checked={isLater}
        disabled={isDisabled}
        onChange={(event) => {
          const next = event.currentTarget.checked ? toLocalField(new Date(Date.now() + hourMs)) : ''
          onChange({ sendAt: next, isTimeIncomplete: false })
        }}
      />
      {isLater && (
        <TextInput
          type="datetime-local"
          aria-label={texts.at}
          description={texts.timeZone(formatTimeZone(sendAt ?? new Date()))}
          inputWrapperOrder={['input', 'description', 'error']}
          // A browser reports '' while a part is missing, and keeps the other parts only if the value stays ''.
          value={isTimeIncomplete ? '' : draft.sendAt}
          error={isTimeIncomplete ? texts.incomplete : isPast ? texts.past : undefined}
          disabled={isDisabled}
          onChange={({ currentTarget: { value } }) =>
            onChange({ sendAt: value === '' ? draft.sendAt : value, isTimeIncomplete: value === '' })
          }
        />
      )}
    </div>
  )
}
