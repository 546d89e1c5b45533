import { Alert, Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { User } from '@troupe/contract/accounts'
import { useState } from 'react'
import { Link } from 'react-router'
import { PasswordField, PasswordOwner } from '../../../ui/settings/password-field.tsx'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { describeError } from '../api/auth-errors.ts'
import { useChangePassword } from '../api/change-password.ts'
import { useSignInWays } from '../api/single-sign-on.ts'
import {
  findConfirmationProblem,
  findNewPasswordProblem,
  NewPasswordFields,
} from '../passwords/new-password-fields.tsx'
import { accountTexts } from './account-texts.ts'
import { FormActions } from './form-actions.tsx'
import { findPasswordRequired, isWrongPassword } from './password-rules.ts'
import { ValueRow } from './value-row.tsx'

const texts = accountTexts.password

/** Changes the password. */
export function PasswordSection({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const [isFormOpen, form] = useDisclosure()
  const [isDone, setDone] = useState(false)
  const open = () => {
    setDone(false)
    form.open()
  }
  const finish = () => {
    setDone(true)
    form.close()
  }
  if (!hasPassword) return <NoPassword />
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {isDone && (
        <Alert color="sea" role="status">
          {texts.changed}
        </Alert>
      )}
      {isFormOpen ? (
        <PasswordForm user={user} onChanged={finish} onCancel={form.close} />
      ) : (
        <ValueRow value={texts.hidden} change={texts.change} onChange={open} />
      )}
    </SettingsSection>
  )
}

/** An account without a password gets one as a forgotten one is replaced, where there are passwords. */
function NoPassword() {
  const { data: ways } = useQuery(useSignInWays())
  return (
    <SettingsSection title={texts.title} lead={accountTexts.noPassword.row}>
      {ways?.local_passwords && (
        <div>
          <Button component={Link} to="/auth?step=reset" variant="default">
            {accountTexts.noPassword.set}
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}

interface PasswordFormProps {
  user: User
  onChanged: () => void
  onCancel: () => void
}

function PasswordForm({ user, onChanged, onCancel }: PasswordFormProps) {
  const change = useChangePassword()
  const form = useForm({
    initialValues: { currentPassword: '', password: '', confirmation: '' },
    validate: {
      currentPassword: findPasswordRequired,
      password: (password) => findNewPasswordProblem(password, [user.email, user.username]),
      confirmation: findConfirmationProblem,
    },
    validateInputOnChange: true,
  })
  form.watch('password', () => {
    if (form.getValues().confirmation !== '') form.validateField('confirmation')
  })
  const submit = form.onSubmit(({ currentPassword, password }) =>
    change.mutate(
      { currentPassword, password },
      {
        onSuccess: onChanged,
        onError: (error) => isWrongPassword(error) && form.setFieldError('currentPassword', error.told),
      },
    ),
  )
  const hasErrors = Object.keys(form.errors).length > 0

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        {change.isError && !isWrongPassword(change.error) && (
          <Alert color="red" role="alert">
            {describeError(change.error, texts.failed)}
          </Alert>
        )}
        <PasswordOwner email={user.email} />
        <PasswordField
          label={accountTexts.currentPassword}
          name="current-password"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordFields
          label={texts.newPassword}
          password={form.values.password}
          passwordInput={form.getInputProps('password')}
          confirmationInput={form.getInputProps('confirmation')}
        />
        <FormActions
          submit={change.isPending ? texts.busy : texts.submit}
          disabled={hasErrors || change.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
