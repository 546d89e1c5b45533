import { useQuery } from '@tanstack/react-query'
import { normalizeEmail } from '@troupe/contract/mail/email-address'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { useEmailVerificationStatus } from '../../features/accounts/api/verify-email.ts'
import { EmailVerificationDialog } from '../../features/accounts/email-verification/email-verification-dialog.tsx'
import { describeStatusError } from '../../features/accounts/email-verification/email-verification-errors.ts'
import { DeclineScreen } from '../../features/onboarding/decline/decline-screen.tsx'
import { useInvitationToken } from '../../features/onboarding/wizard/invitation-token.ts'
import { OnboardingScreen } from '../../features/onboarding/wizard/onboarding-screen.tsx'
import type { EmailProof } from '../../features/onboarding/wizard/state/email-proof.ts'
import { paths } from '../shell/paths.ts'

/** Stored in the history entry, so that a reload of the last screen does not report a used invitation. */
const Registered = z.object({ isRegistered: z.literal(true) })

export function OnboardingPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const { token, forget } = useInvitationToken()
  const [isRegistered, setRegistered] = useState(() => Registered.safeParse(state).success)
  const emailProof = useEmailProof()

  if (search.has('decline') && token !== '') return <DeclineScreen token={token} invitationPath={paths.onboarding} />
  const handleRegistered = () => {
    setRegistered(true)
    forget()
    void navigate(paths.onboarding, { replace: true, state: { isRegistered: true } })
  }
  return (
    <>
      <OnboardingScreen
        token={token}
        isRegistered={isRegistered}
        emailProof={emailProof}
        links={paths}
        onRegistered={handleRegistered}
      />
      {emailProof.dialog}
    </>
  )
}

interface PlacedEmailProof extends EmailProof {
  /** Must be rendered on the page. */
  dialog: ReactNode
}

/** Proves addresses for a page, with the dialog that mails a code. */
function useEmailProof(): PlacedEmailProof {
  const [dialog, setDialog] = useState({ email: '', isOpen: false })
  const [checked, setChecked] = useState('')
  const [proven, setProven] = useState<string | null>(null)
  const status = useQuery({ ...useEmailVerificationStatus(checked), enabled: checked !== '' })

  return {
    isProven: (email) => {
      const address = normalizeEmail(email)
      return address === proven || (address === checked && status.data?.email_verified === true)
    },
    problem: status.error ? describeStatusError(status.error) : null,
    check: (email) => setChecked(normalizeEmail(email)),
    ask: (email) => setDialog({ email: normalizeEmail(email), isOpen: true }),
    forget: () => {
      setProven(null)
      void status.refetch()
    },
    dialog: (
      <EmailVerificationDialog
        email={dialog.email}
        isOpen={dialog.isOpen}
        onVerified={() => setProven(dialog.email)}
        onClose={() => setDialog((present) => ({ ...present, isOpen: false }))}
      />
    ),
  }
}
