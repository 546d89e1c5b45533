import { Alert, Button, Checkbox, Group, NumberInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { mostConnections } from '@troupe/contract/mail/mailboxes'
import { type FormEvent, useState } from 'react'
import { type AnyMailbox, type ColleaguesMailbox, useSetPace } from '../api/mailboxes.ts'
import { mailboxTexts } from './mailbox-texts.ts'
import classes from './mailboxes.module.css'
import { nameMailbox } from './name-mailbox.ts'
import { type PaceProblems, readPaceDraft, toPaceDraft } from './pace-draft.ts'
import { WindowFields } from './window-fields.tsx'

const texts = mailboxTexts.form
const maxPerMinute = 1000
const maxPerDay = 1_000_000

interface PaceFormProps {
  mailbox: AnyMailbox | ColleaguesMailbox
  onClose: () => void
}

/** Form that changes the pace and sending hours of a mailbox. */
export function PaceForm({ mailbox, onClose }: PaceFormProps) {
  const name = nameMailbox(mailbox)
  const setPace = useSetPace(mailbox)
  const [draft, setDraft] = useState(() => toPaceDraft(mailbox))
  const [problems, setProblems] = useState<PaceProblems>({})
  const change = (parts: Partial<typeof draft>) => {
    setDraft({ ...draft, ...parts })
    setProblems({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readPaceDraft(draft, mailbox)
    if ('problems' in read) return setProblems(read.problems)
    setPace.mutate(read.settings, {
      onSuccess: () => {
        notifications.show({ message: texts.saved(name) })
        onClose()
      },
    })
  }
  const limitProps = { min: 1, allowDecimal: false, allowNegative: false, thousandSeparator: ',' } as const
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={texts.of(name)}>
      <div className={classes.limits}>
        <NumberInput
          {...limitProps}
          label={texts.perMinute}
          description={texts.noLimitHint}
          placeholder={texts.noLimit}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          max={maxPerMinute}
          value={draft.perMinute}
          error={problems.per_minute}
          onChange={(perMinute) => change({ perMinute })}
        />
        <NumberInput
          {...limitProps}
          label={texts.perDay}
          description={texts.noLimitHint}
          placeholder={texts.noLimit}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          max={maxPerDay}
          value={draft.perDay}
          error={problems.per_day}
          onChange={(perDay) => change({ perDay })}
        />
        <NumberInput
          {...limitProps}
          label={texts.maxConnections}
          description={texts.maxConnectionsHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          max={mostConnections}
          value={draft.maxConnections}
          error={problems.max_connections}
          onChange={(maxConnections) => change({ maxConnections })}
        />
      </div>
      <Checkbox
        label={texts.slowStart}
        description={texts.slowStartHint}
        checked={draft.slowStart}
        onChange={(event) => change({ slowStart: event.currentTarget.checked })}
      />
      <Checkbox
        label={texts.onlyAt}
        checked={draft.hasWindow}
        onChange={(event) => change({ hasWindow: event.currentTarget.checked })}
      />
      {draft.hasWindow && (
        <WindowFields
          window={draft.window}
          problems={problems}
          onChange={(parts) => change({ window: { ...draft.window, ...parts } })}
        />
      )}
      {setPace.error && (
        <Alert color="red" role="alert">
          {texts.failed(setPace.error.message)}
        </Alert>
      )}
      <Group gap={8}>
        <Button type="submit" loading={setPace.isPending}>
          {texts.save}
        </Button>
        <Button variant="default" disabled={setPace.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </Group>
    </form>
  )
}
