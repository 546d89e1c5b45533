import { Checkbox, Chip, Group, Input, Select, TextInput } from '@mantine/core'
import type { SendingWindow } from '@troupe/contract/mail/mailboxes'
import { mailboxTexts } from './mailbox-texts.ts'
import classes from './mailboxes.module.css'
import type { PaceProblems } from './pace-draft.ts'
import { weekdays } from './weekdays.ts'

const texts = mailboxTexts.form
const timeZones = Intl.supportedValuesOf('timeZone')

interface WindowFieldsProps {
  window: SendingWindow
  problems: PaceProblems
  onChange: (parts: Partial<SendingWindow>) => void
}

/** Fields for the days and hours at which a mailbox sends. */
export function WindowFields({ window, problems, onChange }: WindowFieldsProps) {
  return (
    <>
      <DayField days={window.days} problem={problems.days} onChange={(days) => onChange({ days })} />
      <div className={classes.hours}>
        <TextInput
          type="time"
          label={texts.from}
          value={window.from}
          error={problems.from}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={texts.to}
          value={window.to}
          error={problems.to}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
        <Select
          className={classes.timeZone}
          label={texts.timeZone}
          searchable
          allowDeselect={false}
          nothingFoundMessage={texts.noTimeZone}
          // The stored time zone may be one that this browser does not list.
          data={[...new Set([window.time_zone, ...timeZones])]}
          value={window.time_zone}
          error={problems.time_zone}
          onChange={(timeZone) => timeZone !== null && onChange({ time_zone: timeZone })}
        />
      </div>
      <Checkbox
        label={texts.ofReader}
        description={texts.ofReaderHint}
        checked={window.of_reader ?? false}
        onChange={(event) => onChange({ of_reader: event.currentTarget.checked })}
      />
    </>
  )
}

interface DayFieldProps {
  days: readonly number[]
  problem: string | undefined
  onChange: (days: number[]) => void
}

function DayField({ days, problem, onChange }: DayFieldProps) {
  return (
    <fieldset className={classes.days}>
      <legend className={classes.legend}>{texts.days}</legend>
      <Chip.Group multiple value={days.map(String)} onChange={(chosen) => onChange(chosen.map(Number).toSorted())}>
        <Group gap={8}>
          {weekdays.map(({ number, short, long }) => (
            <Chip key={number} value={String(number)} size="sm" radius="md" aria-label={long}>
              {short}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {problem !== undefined && <Input.Error mt={4}>{problem}</Input.Error>}
    </fieldset>
  )
}
