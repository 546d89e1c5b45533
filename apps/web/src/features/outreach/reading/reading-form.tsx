import { Alert, Button, Group, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { type ImapServer, type MailboxReading, MailboxReadingInput } from '@troupe/contract/mail/mailbox-reading'
import { toFormRule } from '../../../lib/form-rule.ts'
import { ApiError } from '../../../lib/transport/api-error.ts'
import { PasswordField } from '../../../ui/settings/password-field.tsx'
import { useSaveReading } from '../api/mailbox-reading.ts'
import classes from './reading.module.css'
import { readingTexts } from './reading-texts.ts'

const texts = readingTexts.form
const { shape } = MailboxReadingInput
/** Puts hints below the inputs, so that fields side by side are aligned. */
const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

interface ReadingFormProps {
  /** Null: answers are not read yet. */
  reading: MailboxReading | null
  proposal: ImapServer | null
  onClose: () => void
}

/** Form for the server that has the answers. Saving signs in there. */
export function ReadingForm({ reading, proposal, onClose }: ReadingFormProps) {
  const save = useSaveReading()
  const form = useForm({
    initialValues: {
      host: reading?.host ?? proposal?.host ?? '',
      port: reading?.port ?? proposal?.port ?? 993,
      user: reading?.user ?? '',
      password: reading?.password ?? '',
    },
    validate: {
      host: toFormRule(shape.host),
      port: toFormRule(shape.port),
      user: toFormRule(shape.user),
      password: toFormRule(shape.password),
    },
  })
  const submit = form.onSubmit((values) =>
    save.mutate(values, {
      onSuccess: () => {
        notifications.show({ message: texts.saved })
        onClose()
      },
      onError: (error) => form.setErrors(listFieldErrors(error)),
    }),
  )
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={texts.label}>
      <div className={classes.server}>
        <TextInput label={texts.host} autoComplete="off" spellCheck={false} {...form.getInputProps('host')} />
        <NumberInput
          label={texts.port}
          min={1}
          max={65_535}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('port')}
        />
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
        <TextInput
          label={texts.user}
          description={texts.userHint}
          inputWrapperOrder={hintBelow}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('user')}
        />
        <PasswordField
          label={texts.password}
          description={texts.passwordHint}
          inputWrapperOrder={hintBelow}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
      </SimpleGrid>
      {save.error && (
        <Alert color="red" role="alert" title={texts.failed}>
          {Object.keys(listFieldErrors(save.error)).length === 0 && save.error.message}
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
  return Object.fromEntries(error.issues.map(({ loc, msg }) => [String(loc.at(-1)), msg]))
}
