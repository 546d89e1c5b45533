import { useRequestPasswordReset } from '../api/reset-password.ts'
import { useAuthStep } from '../auth-step.ts'
import { startCodeTimes } from '../code-entry/code-times.ts'
import { usePendingCode } from '../code-entry/pending-code.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'

interface PasswordResetStepsProps {
  initialEmail: string
  /** The password was replaced; signing in comes next. */
  onDone: (email: string) => void
}

/** Replacing a forgotten password: first the address, then the mailed code and the new password. */
export function PasswordResetSteps({ initialEmail, onDone }: PasswordResetStepsProps) {
  const { step, go } = useAuthStep()
  const request = useRequestPasswordReset()
  const { pending, remember, forget } = usePendingCode('passwordReset')
  const start = async (email: string) => remember({ email, ...startCodeTimes(await request(email)) })

  if (step === 'new-password' && pending) {
    return (
      <NewPasswordForm
        pending={pending}
        requestCode={() => start(pending.email)}
        onDone={() => {
          forget()
          onDone(pending.email)
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
