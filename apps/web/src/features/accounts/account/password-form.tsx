import { Alert, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { User } from '@troupe/contract/accounts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useChangePassword } from '../api/change-password.ts'
import { describeError } from '../auth-errors.ts'
import { authTexts } from '../auth-texts.ts'
import { findConfirmationProblem, findNewPasswordProblem, NewPasswordFields } from '../new-password-fields.tsx'
import { PasswordOwner } from '../password-owner.tsx'
import { accountTexts } from './account-texts.ts'
import { FormActions } from './form-actions.tsx'
import { findPasswordRequired, isWrongPassword } from './password-rules.ts'

const texts = accountTexts.password

interface PasswordFormProps {
  user: User
  onChanged: () => void
  onCancel: () => void
}

export function PasswordForm({ user, onChanged, onCancel }: PasswordFormProps) {
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
        onError: (error) => isWrongPassword(error) && form.setFieldError('currentPassword', error.detail),
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
          labels={{ password: texts.newPassword, confirmation: authTexts.confirmPassword }}
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
