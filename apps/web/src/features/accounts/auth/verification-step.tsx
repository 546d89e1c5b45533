import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent } from 'react'
import { describeResendError, describeVerificationError } from '../api/auth-errors.ts'
import { CodeFields } from '../code-entry/code-fields.tsx'
import type { PendingCode } from '../code-entry/pending-code.ts'
import { SentTo } from '../code-entry/sent-to.tsx'
import { useCodeEntry } from '../code-entry/use-code-entry.ts'
import { useCodeSubmission } from '../code-entry/use-code-submission.ts'
import { AuthHeading } from './auth-heading.tsx'
import { authTexts } from './auth-texts.ts'
import { StepLink } from './step-link.tsx'
import type { RegistrationInProgress } from './use-registration.ts'

const texts = authTexts.verification

interface VerificationStepProps {
  registration: RegistrationInProgress
  pending: PendingCode
  /** The code of the mail's link, if that was opened. */
  linkedCode: string | undefined
  onVerified: (email: string) => void
  /** Called when the user requests a new code, but this tab does not have the password needed to register again. */
  onPasswordNeeded: () => void
}

/** Form for the code that was mailed for a registration. */
export function VerificationStep(props: VerificationStepProps) {
  const { registration, pending, linkedCode, onVerified, onPasswordNeeded } = props
  const entry = useCodeEntry({
    times: pending,
    initialCode: linkedCode,
    requestCode: registration.resend,
    describeRequestError: describeResendError,
  })
  const { submit, isPending } = useCodeSubmission(entry, {
    submitCode: registration.verify,
    describeError: describeVerificationError,
    onAccepted: () => onVerified(pending.email),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={16}>
        <AuthHeading title={texts.title} lead={<SentTo text={texts.sentTo} email={pending.email} />} />
        <CodeFields entry={entry} onResend={registration.isPasswordKnown ? undefined : onPasswordNeeded} />
        <Button type="submit" size="md" disabled={isPending}>
          {isPending ? texts.busy : texts.submit}
        </Button>
        <Group justify="space-between">
          <StepLink to="register" replace onClick={registration.cancel}>
            {texts.back}
          </StepLink>
          <StepLink to="sign-in">{texts.toSignIn}</StepLink>
        </Group>
      </Stack>
    </form>
  )
}
