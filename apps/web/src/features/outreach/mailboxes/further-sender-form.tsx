import { Alert, Button, Group, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type FurtherSender, FurtherSenderInput } from '@troupe/contract/campaigns/further-mailboxes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { describeProblem } from '../../../lib/form-rule.ts'
import { MailServerFields } from '../../../ui/settings/mail-server-fields.tsx'
import { useSaveFurtherSender } from '../api/further-mailboxes.ts'
import { mailboxTexts } from './mailbox-texts.ts'
import classes from './mailboxes.module.css'

const texts = mailboxTexts.further
const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
const empty = { name: '', smtp_host: '', smtp_port: 587, smtp_user: '', smtp_pass: '', smtp_from: '' }

/** Form that adds a mailbox, or changes one. */
export function FurtherSenderForm({ sender, onClose }: { sender?: FurtherSender | undefined; onClose: () => void }) {
  const save = useSaveFurtherSender(sender?.id)
  const [values, setValues] = useState(() => {
    const { id: _, ...given } = { id: '', ...empty, ...sender }
    return given
  })
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  // The button that opened the form is gone, and the focus with it.
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = FurtherSenderInput.safeParse(values)
    if (!read.success) {
      const found = read.error.issues.map((issue) => [String(issue.path[0]), describeProblem(issue)])
      return setProblems(Object.fromEntries(found.toReversed()))
    }
    save.mutate(read.data, {
      onSuccess: ({ name }) => {
        notifications.show({ message: texts.saved(name) })
        onClose()
      },
    })
  }
  const change = (parts: Partial<typeof values>) => {
    setValues({ ...values, ...parts })
    setProblems({})
  }
  const field = (key: Exclude<keyof typeof values, 'smtp_port'>) => ({
    label: texts[fieldTexts[key]],
    value: values[key],
    error: problems[key],
    autoComplete: 'off',
    inputWrapperOrder: hintBelow,
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [key]: event.currentTarget.value }),
  })
  return (
    <form
      className={classes.form}
      onSubmit={submit}
      noValidate
      aria-label={sender ? texts.settingsOf(sender.name) : texts.add}
    >
      <TextInput {...field('name')} ref={first} description={texts.nameHint} />
      <MailServerFields
        host={field('smtp_host')}
        port={{
          label: texts.port,
          value: values.smtp_port,
          error: problems.smtp_port,
          onChange: (port) => change({ smtp_port: Number(port) }),
        }}
        user={field('smtp_user')}
        password={{ ...field('smtp_pass'), autoComplete: 'new-password' }}
      />
      <TextInput {...field('smtp_from')} description={texts.fromHint} />
      {save.error && (
        <Alert color="red" role="alert">
          {texts.saveFailed(save.error.message)}
        </Alert>
      )}
      <Group gap={8}>
        <Button type="submit" loading={save.isPending}>
          {texts.save}
        </Button>
        <Button variant="default" disabled={save.isPending} onClick={onClose}>
          {mailboxTexts.form.cancel}
        </Button>
      </Group>
    </form>
  )
}

const fieldTexts = {
  name: 'name',
  smtp_host: 'host',
  smtp_user: 'user',
  smtp_pass: 'pass',
  smtp_from: 'from',
} as const
