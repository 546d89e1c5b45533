import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { LongCode } from '@troupe/contract/accounts'
import { Email } from '@troupe/contract/mail/email-address'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { toFormRule } from '../../../lib/form-rule.ts'
import { authErrorTexts } from '../api/auth-error-texts.ts'
import { describeError } from '../api/auth-errors.ts'
import { useRequestPasswordReset } from '../api/reset-password.ts'
import { startCodeTimes } from '../code-entry/code-times.ts'
import { usePendingCode } from '../code-entry/pending-code.ts'
import { AuthHeading } from './auth-heading.tsx'
import { useAuthStep } from './auth-step.ts'
import { authTexts } from './auth-texts.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { StepLink } from './step-link.tsx'

interface PasswordResetStepsProps {
  initialEmail: string
  /** Called once the password was replaced, to continue with the sign-in. */
  onDone: (email: string) => void
}

/** Replaces a forgotten password: first the address, then the mailed code and the new password. */
export function PasswordResetSteps({ initialEmail, onDone }: PasswordResetStepsProps) {
  const { step, go } = useAuthStep()
  const request = useRequestPasswordReset()
  const { pending, remember, forget } = usePendingCode('passwordReset')
  const start = async (email: string) => remember({ email, ...startCodeTimes(await request(email)) })

  const link = readPasswordLink(useLocation().hash)
  const known = link ? { email: link.email, expiresAt: 0, resendAllowedAt: 0 } : pending
  if (step === 'new-password' && known) {
    return (
      <NewPasswordForm
        key={known.email}
        pending={known}
        linkedCode={link?.code}
        requestCode={() => start(known.email)}
        onDone={() => {
          forget()
          onDone(known.email)
        }}
      />
    )
  }
  return (
    <ResetRequestForm
      initialEmail={pending?.email ?? initialEmail}
      requestCode={start}
      onRequested={() => go('new-password')}
    />
  )
}

const PasswordLink = z.object({ email: Email, code: LongCode })

/**
 * Reads address and code after the # of an operator's link, which browsers send to no server. Undefined for any other
 * address.
 */
function readPasswordLink(hash: string): z.output<typeof PasswordLink> | undefined {
  return PasswordLink.safeParse(Object.fromEntries(new URLSearchParams(hash.slice(1)))).data
}

const texts = authTexts.reset

interface ResetRequestFormProps {
  initialEmail: string
  requestCode: (email: string) => Promise<unknown>
  onRequested: () => void
}

/** Form for the address of the account with the forgotten password. */
function ResetRequestForm({ initialEmail, requestCode, onRequested }: ResetRequestFormProps) {
  const request = useMutation({ mutationFn: requestCode })
  const form = useForm({
    initialValues: { email: initialEmail },
    validate: { email: toFormRule(Email) },
    validateInputOnChange: true,
  })
  const submit = form.onSubmit(({ email }) => request.mutate(email, { onSuccess: onRequested }))

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <AuthHeading title={texts.title} lead={texts.lead} />
        {request.isError && (
          <Alert color="red" role="alert">
            {describeError(request.error, authErrorTexts.resetRequestFailed)}
          </Alert>
        )}
        <TextInput
          label={authTexts.email}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" disabled={form.errors.email !== undefined || request.isPending}>
          {request.isPending ? texts.requestBusy : texts.request}
        </Button>
        <StepLink to="sign-in">{texts.toSignIn}</StepLink>
      </Stack>
    </form>
  )
}
