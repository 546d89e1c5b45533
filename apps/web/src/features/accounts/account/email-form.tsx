import { Alert, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Email, normalizeEmail } from '@troupe/contract/accounts'
import { toFormRule } from '../../../lib/form-rule.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { EmailChange } from '../api/change-email.ts'
import { describeError } from '../auth-errors.ts'
import { accountTexts } from './account-texts.ts'
import { FormActions } from './form-actions.tsx'
import { findPasswordRequired, isWrongPassword } from './password-rules.ts'

const texts = accountTexts.email
const findEmailProblem = toFormRule(Email)

interface EmailFormProps {
  /** The present address. */
  email: string
  requestCode: (change: EmailChange) => Promise<unknown>
  onRequested: () => void
  onCancel: () => void
}

export function EmailForm({ email, requestCode, onRequested, onCancel }: EmailFormProps) {
  const form = useForm<EmailChange>({
    initialValues: { newEmail: '', currentPassword: '' },
    validate: {
      newEmail: (entered) => findEmailProblem(entered) ?? (normalizeEmail(entered) === email ? texts.sameEmail : null),
      currentPassword: findPasswordRequired,
    },
    validateInputOnChange: ['newEmail'],
  })
  const request = useMutation({
    mutationFn: requestCode,
    onError: (error) => isWrongPassword(error) && form.setFieldError('currentPassword', error.detail),
  })
  const submit = form.onSubmit((entered) => request.mutate(entered, { onSuccess: onRequested }))

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        {request.isError && !isWrongPassword(request.error) && (
          <Alert color="red" role="alert">
            {describeError(request.error, texts.failed)}
          </Alert>
        )}
        <TextInput
          label={texts.newEmail}
          type="email"
          name="new-email"
          autoComplete="email"
          inputMode="email"
          data-autofocus
          {...form.getInputProps('newEmail')}
        />
        <PasswordField
          label={accountTexts.currentPassword}
          name="current-password"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <FormActions
          submit={request.isPending ? texts.busy : texts.submit}
          disabled={form.errors.newEmail !== undefined || request.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
