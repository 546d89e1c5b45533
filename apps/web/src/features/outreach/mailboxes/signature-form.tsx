import { Alert, Button, Group, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { MailboxSettings, signatureMaxLength } from '@troupe/contract/mail/mailboxes'
import { type FormEvent, useState } from 'react'
import { describeProblem } from '../../../lib/form-rule.ts'
import { type AnyMailbox, type ColleaguesMailbox, useSetPace } from '../api/mailboxes.ts'
import { mailboxTexts } from './mailbox-texts.ts'
import classes from './mailboxes.module.css'
import { nameMailbox } from './name-mailbox.ts'

const texts = mailboxTexts.signature

interface SignatureFormProps {
  mailbox: AnyMailbox | ColleaguesMailbox
  onClose: () => void
}

/** Form for the text below a mailbox's mails and the address for answers. */
export function SignatureForm({ mailbox, onClose }: SignatureFormProps) {
  const name = nameMailbox(mailbox)
  const save = useSetPace(mailbox)
  const [signature, setSignature] = useState(mailbox.signature)
  const [replyTo, setReplyTo] = useState(mailbox.reply_to)
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = MailboxSettings.safeParse({ ...mailbox.pace, signature, reply_to: replyTo })
    const [issue] = read.error?.issues ?? []
    if (!read.success) return setProblem(issue && describeProblem(issue))
    save.mutate(read.data, {
      onSuccess: () => {
        notifications.show({ message: texts.saved(name) })
        onClose()
      },
    })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={texts.of(name)}>
      <Textarea
        label={texts.label}
        description={texts.hint}
        inputWrapperOrder={['label', 'input', 'description']}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={signatureMaxLength}
        dir="auto"
        value={signature}
        onChange={(event) => setSignature(event.currentTarget.value)}
      />
      <TextInput
        type="email"
        label={texts.replyTo}
        description={texts.replyToHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={replyTo}
        error={problem}
        onChange={(event) => {
          setReplyTo(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      {save.error && (
        <Alert color="red" role="alert">
          {texts.failed(save.error.message)}
        </Alert>
      )}
      <Group gap={8}>
        <Button type="submit" loading={save.isPending}>
          {texts.save}
        </Button>
        <Button variant="default" disabled={save.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </Group>
    </form>
  )
}
