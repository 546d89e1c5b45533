import { Alert, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { Email, normalizeEmail } from '@troupe/contract/mail/email-address'
import { useState } from 'react'
import { toFormRule } from '../../../lib/form-rule.ts'
import type { ApiError } from '../../../lib/transport/api-error.ts'
import { PasswordField } from '../../../ui/settings/password-field.tsx'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { authErrorTexts } from '../api/auth-error-texts.ts'
import { describeError } from '../api/auth-errors.ts'
import { type EmailChange, useRequestEmailChange, useVerifyEmailChange } from '../api/change-email.ts'
import { type CodeTimes, startCodeTimes } from '../code-entry/code-times.ts'
import { CodeDialog } from '../email-verification/code-dialog.tsx'
import { accountTexts } from './account-texts.ts'
import { FormActions } from './form-actions.tsx'
import { findPasswordRequired, isWrongPassword } from './password-rules.ts'
import { ValueRow } from './value-row.tsx'

const texts = accountTexts.email

/** Shows and changes the account's address. A new address takes effect once the code mailed to it was entered. */
export function EmailSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const request = useRequestEmailChange()
  const verify = useVerifyEmailChange()
  const [isFormOpen, form] = useDisclosure()
  const [isDialogOpen, dialog] = useDisclosure()
  const [change, setChange] = useState<{ entered: EmailChange; times: CodeTimes }>()
  const [isDone, setDone] = useState(false)

  const start = async (entered: EmailChange) => {
    setDone(false)
    setChange({ entered, times: startCodeTimes(await request(entered)) })
  }
  const finish = () => {
    setChange(undefined)
    setDone(true)
    form.close()
  }

  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {isDone && (
        <Alert color="sea" role="status">
          {texts.changed}
        </Alert>
      )}
      {isFormOpen ? (
        <EmailForm
          email={email}
          hasPassword={hasPassword}
          requestCode={start}
          onRequested={dialog.open}
          onCancel={form.close}
        />
      ) : (
        <ValueRow value={email} change={texts.change} onChange={form.open} />
      )}
      {change && (
        <CodeDialog
          isOpen={isDialogOpen}
          title={texts.dialogTitle}
          description={texts.dialogText}
          email={change.entered.newEmail}
          times={change.times}
          requestCode={() => start(change.entered)}
          submitCode={(code) => verify({ newEmail: change.entered.newEmail, code })}
          describeRequestError={(error) => describeError(error, authErrorTexts.resendFailed)}
          describeSubmitError={(error) => describeError(error, texts.codeFailed)}
          onVerified={finish}
          onClose={dialog.close}
        />
      )}
    </SettingsSection>
  )
}

const findEmailProblem = toFormRule(Email)

interface EmailFormProps {
  /** The current address. */
  email: string
  hasPassword: boolean
  requestCode: (change: EmailChange) => Promise<unknown>
  onRequested: () => void
  onCancel: () => void
}

function EmailForm({ email, hasPassword, requestCode, onRequested, onCancel }: EmailFormProps) {
  const form = useForm({
    initialValues: { newEmail: '', currentPassword: '' },
    validate: {
      newEmail: (entered) => findEmailProblem(entered) ?? (normalizeEmail(entered) === email ? texts.sameEmail : null),
      currentPassword: (entered) => (hasPassword ? findPasswordRequired(entered) : null),
    },
    validateInputOnChange: ['newEmail'],
  })
  const isRejected = (error: unknown): error is ApiError => hasPassword && isWrongPassword(error)
  const request = useMutation({
    mutationFn: requestCode,
    onError: (error) => isRejected(error) && form.setFieldError('currentPassword', error.told),
  })
  const submit = form.onSubmit(({ newEmail, currentPassword }) =>
    request.mutate(
      { newEmail, currentPassword: hasPassword ? currentPassword : undefined },
      { onSuccess: onRequested },
    ),
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        {request.isError && !isRejected(request.error) && (
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
        {hasPassword && (
          <PasswordField
            label={accountTexts.currentPassword}
            name="current-password"
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
        <FormActions
          submit={request.isPending ? texts.busy : texts.submit}
          disabled={form.errors.newEmail !== undefined || request.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
