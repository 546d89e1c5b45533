import { useLocation } from 'react-router'
import { useRequestPasswordReset } from '../api/reset-password.ts'
import { useAuthStep } from '../auth-step.ts'
import { startCodeTimes } from '../code-entry/code-times.ts'
import { usePendingCode } from '../code-entry/pending-code.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { readPasswordLink } from './password-link.ts'
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
