import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { AdminPerson } from '@troupe/contract/account/admin'
import { type FormEvent, useState } from 'react'
import { OneTimeSecret } from '../../../ui/settings/one-time-secret.tsx'
import { PasswordField } from '../../../ui/settings/password-field.tsx'
import { usePersonActions } from '../api/admin-people.ts'
import { adminTexts as texts } from './admin-texts.ts'
import { showDone } from './person-messages.ts'

interface PersonFormProps {
  person: AdminPerson
  onClose: () => void
}

/** Creates a link for a new password, and shows it once. */
export function PasswordLinkForm({ person, onClose }: PersonFormProps) {
  const { makePasswordLink } = usePersonActions(person.id)
  const { data } = makePasswordLink
  if (data) {
    const { warning, label, copy } = texts.link
    return <OneTimeSecret secret={data.url} warning={warning} label={label} copy={copy} onDone={onClose} />
  }
  return (
    <PasswordForm
      lead={texts.link.lead(person.email)}
      submit={texts.link.submit}
      error={makePasswordLink.error}
      isBusy={makePasswordLink.isPending}
      onSubmit={(password) => makePasswordLink.mutate(password)}
      onClose={onClose}
    />
  )
}

/** Deletes an account. */
export function RemovalForm({ person, onClose }: PersonFormProps) {
  const { remove } = usePersonActions(person.id)
  return (
    <PasswordForm
      lead={texts.removal.lead(person.email)}
      submit={texts.removal.submit}
      isDanger
      error={remove.error}
      isBusy={remove.isPending}
      onSubmit={(password) =>
        remove.mutate(password, {
          onSuccess: (answer) => {
            showDone(answer)
            onClose()
          },
        })
      }
      onClose={onClose}
    />
  )
}

interface PasswordFormProps {
  lead: string
  submit: string
  isDanger?: boolean
  error: Error | null
  isBusy: boolean
  onSubmit: (password: string) => void
  onClose: () => void
}

/** Asks for the operator's own password before an action that could be abused at a browser that was left open. */
function PasswordForm({ lead, submit, isDanger = false, error, isBusy, onSubmit, onClose }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(password)
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={16}>
        <Text style={{ overflowWrap: 'anywhere' }}>{lead}</Text>
        {error && (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        )}
        <PasswordField
          label={texts.ownPassword}
          name="current-password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isBusy} disabled={password === ''} {...(isDanger ? { color: 'red' } : {})}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
