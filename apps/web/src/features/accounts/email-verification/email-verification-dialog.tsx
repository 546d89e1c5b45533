import { resendCooldownSeconds } from '@troupe/contract/accounts'
import { useState } from 'react'
import { useRequestEmailCode, useVerifyEmailCode } from '../api/verify-email.ts'
import { type CodeTimes, startCodeTimes } from '../code-entry/code-times.ts'
import { CodeDialog } from './code-dialog.tsx'
import { describeCodeError, describeCodeRequestError } from './email-verification-errors.ts'
import { emailVerificationTexts as texts } from './email-verification-texts.ts'

interface EmailVerificationDialogProps {
  /** The address to verify. */
  email: string
  isOpen: boolean
  title?: string
  /** Shown before the address. */
  description?: string
  /** Called once the address is verified. The dialog closes itself. */
  onVerified: () => void
  onClose: () => void
}

/**
 * Verifies an address: opening the dialog mails a code. If it is opened again during the cooldown, it continues with
 * the sent code, because the server would refuse to mail another.
 */
export function EmailVerificationDialog({ email, isOpen, ...props }: EmailVerificationDialogProps) {
  const request = useRequestEmailCode()
  const verify = useVerifyEmailCode()
  const [sent, setSent] = useState<{ email: string; times: CodeTimes }>()
  const [wasOpen, setWasOpen] = useState(false)

  if (isOpen !== wasOpen) setWasOpen(isOpen)
  const isOpening = isOpen && !wasOpen
  const isGoingOn = sent?.email === email && (!isOpening || sent.times.resendAllowedAt > Date.now())
  if (isOpen && !isGoingOn) setSent({ email, times: { expiresAt: null, resendAllowedAt: afterCooldown() } })
  return (
    <CodeDialog
      key={email}
      isOpen={isOpen && sent !== undefined}
      title={props.title ?? texts.title}
      description={props.description ?? texts.description}
      email={email}
      times={sent?.times ?? { expiresAt: null, resendAllowedAt: 0 }}
      requestCode={async () => setSent({ email, times: startCodeTimes(await request(email)) })}
      submitCode={(code) => verify({ email, code })}
      describeRequestError={describeCodeRequestError}
      describeSubmitError={describeCodeError}
      onVerified={props.onVerified}
      onClose={props.onClose}
    />
  )
}

const afterCooldown = () => Date.now() + resendCooldownSeconds * 1000
