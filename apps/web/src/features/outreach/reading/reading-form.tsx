import { Alert, Button, Checkbox, Group, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { ImapSettingsInput, type MailboxReadingState } from '@troupe/contract/mail/mailbox-reading'
import { useEffect, useRef } from 'react'
import { toFormRule } from '../../../lib/form-rule.ts'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { MailServerFields } from '../../../ui/settings/mail-server-fields.tsx'
import { useSaveReading } from '../api/mailbox-reading.ts'
import type { AnyMailbox } from '../api/mailboxes.ts'
import { PermitReading } from './permit-reading.tsx'
import classes from './reading.module.css'
import { readingTexts } from './reading-texts.ts'

const texts = readingTexts.form
const { shape } = ImapSettingsInput

interface ReadingFormProps {
  mailbox: AnyMailbox
  name: string
  state: MailboxReadingState
  onClose: () => void
}

/** Says what is read, and asks for the server that has the answers where it is needed. Saving signs in there. */
export function ReadingForm({ mailbox, name, state: { provider, reading, proposal }, onClose }: ReadingFormProps) {
  const save = useSaveReading(mailbox)
  // The button that opened the form is gone, and the focus with it.
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const hasServer = emailProviderFacts[provider].readsByImap
  const imap = reading?.imap
  const form = useForm({
    initialValues: {
      host: imap?.host ?? proposal?.host ?? '',
      port: imap?.port ?? proposal?.port ?? 993,
      user: imap?.user ?? '',
      password: imap?.password ?? '',
      plus_address: reading?.plus_address ?? false,
    },
    validate: hasServer
      ? {
          host: toFormRule(shape.host),
          port: toFormRule(shape.port),
          user: toFormRule(shape.user),
          password: toFormRule(shape.password),
        }
      : {},
  })
  const trySettings = ({ plus_address, ...server }: typeof form.values) =>
    save.mutate(
      { plus_address, ...(hasServer ? { imap: server } : {}) },
      {
        onSuccess: () => {
          notifications.show({ message: texts.saved })
          onClose()
        },
        onError: (error) => form.setErrors(listFieldErrors(error)),
      },
    )
  const submit = form.onSubmit(trySettings)
  const input = form.getInputProps
  return (
    <form ref={root} className={classes.form} onSubmit={submit} noValidate aria-label={texts.label(name)}>
      <Text size="sm">{readingTexts.lead}</Text>
      <Text size="sm">{readingTexts.scope}</Text>
      {hasServer && (
        <MailServerFields
          host={{ label: texts.host, ...input('host') }}
          port={{ label: texts.port, ...input('port') }}
          user={{ label: texts.user, description: texts.userHint, ...input('user') }}
          password={{ label: texts.password, description: texts.passwordHint, ...input('password') }}
        />
      )}
      <Checkbox
        label={texts.plusAddress}
        description={texts.plusAddressHint}
        {...input('plus_address', { type: 'checkbox' })}
      />
      {save.error && (
        <Alert color="red" role="alert" title={texts.failed}>
          {hasServer && Object.keys(listFieldErrors(save.error)).length > 0 ? null : describeError(save.error)}
          {needsPermission(save.error) && (
            <PermitReading provider={provider} onAnswered={() => trySettings(form.values)} />
          )}
        </Alert>
      )}
      <Group gap={8}>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? texts.checking : texts.save}
        </Button>
        <Button variant="default" disabled={save.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </Group>
    </form>
  )
}

/** Messages by field; the alert has those that belong to no field. */
function listFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.issues.flatMap(({ loc, msg }) => (loc.includes('imap') ? [[String(loc.at(-1)), msg]] : [])),
  )
}

/** Whether the account's owner has to permit reading first. */
function needsPermission(error: Error): boolean {
  return error instanceof ApiError && error.issues.some(({ type }) => type === 'permission')
}

/** The failure of a mailbox as a whole. */
function describeError(error: Error): string {
  const [issue] = error instanceof ApiError ? error.issues : []
  return issue?.msg ?? error.message
}
