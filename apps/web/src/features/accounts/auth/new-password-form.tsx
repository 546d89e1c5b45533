import { Alert, Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { PasswordOwner } from '../../../ui/settings/password-field.tsx'
import { authErrorTexts } from '../api/auth-error-texts.ts'
import { describeError } from '../api/auth-errors.ts'
import { useConfirmPasswordReset } from '../api/reset-password.ts'
import { CodeFields } from '../code-entry/code-fields.tsx'
import type { PendingCode } from '../code-entry/pending-code.ts'
import { SentTo } from '../code-entry/sent-to.tsx'
import { useCodeEntry } from '../code-entry/use-code-entry.ts'
import { findCodeProblem } from '../code-entry/use-code-submission.ts'
import {
  findConfirmationProblem,
  findNewPasswordProblem,
  NewPasswordFields,
} from '../passwords/new-password-fields.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { authTexts } from './auth-texts.ts'
import { StepLink } from './step-link.tsx'

const texts = authTexts.reset

interface NewPasswordFormProps {
  pending: PendingCode
  /** The code of an opened link, which makes entering a code unnecessary. */
  linkedCode?: string | undefined
  requestCode: () => Promise<unknown>
  onDone: () => void
}

/** Form for the mailed code and the new password. */
export function NewPasswordForm({ pending, linkedCode, requestCode, onDone }: NewPasswordFormProps) {
  const confirm = useConfirmPasswordReset()
  const entry = useCodeEntry({
    times: pending,
    requestCode,
    describeRequestError: (error) => describeError(error, authErrorTexts.resendFailed),
  })
  const reset = useMutation({
    mutationFn: (password: string) => confirm({ email: pending.email, code: linkedCode ?? entry.code, password }),
    onError: (error) => entry.reject(describeError(error, authErrorTexts.resetFailed)),
  })
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    validate: {
      password: (password) => findNewPasswordProblem(password, [pending.email]),
      confirmation: findConfirmationProblem,
    },
    validateInputOnChange: true,
  })
  form.watch('password', () => {
    if (form.getValues().confirmation !== '') form.validateField('confirmation')
  })
  const submit = form.onSubmit(({ password }) => {
    const problem = linkedCode === undefined ? findCodeProblem(entry) : null
    if (problem === null) reset.mutate(password, { onSuccess: onDone })
    else entry.reject(problem)
  })
  const hasErrors = Object.keys(form.errors).length > 0

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <AuthHeading
          title={texts.newTitle}
          lead={<SentTo text={linkedCode ? texts.linkedFor : texts.sentTo} email={pending.email} />}
        />
        {linkedCode === undefined && <CodeFields entry={entry} />}
        {linkedCode !== undefined && entry.problem !== null && (
          <Alert color="red" role="alert">
            {entry.problem}
          </Alert>
        )}
        <PasswordOwner email={pending.email} />
        <NewPasswordFields
          label={texts.newPassword}
          password={form.values.password}
          passwordInput={form.getInputProps('password')}
          confirmationInput={form.getInputProps('confirmation')}
        />
        <Button type="submit" size="md" disabled={hasErrors || reset.isPending}>
          {reset.isPending ? texts.submitBusy : texts.submit}
        </Button>
        <Group justify="space-between">
          <StepLink to="reset" replace>
            {texts.otherAddress}
          </StepLink>
          <StepLink to="sign-in">{texts.toSignIn}</StepLink>
        </Group>
      </Stack>
    </form>
  )
}
