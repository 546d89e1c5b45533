import { useQuery } from '@tanstack/react-query'
import { normalizeEmail } from '@troupe/contract/accounts'
import { type ReactNode, useState } from 'react'
import { useEmailVerificationStatus } from '../features/accounts/api/verify-email.ts'
import { EmailVerificationDialog } from '../features/accounts/email-verification/email-verification-dialog.tsx'
import type { EmailProof } from '../features/onboarding/wizard/email-proof.ts'

interface PlacedEmailProof extends EmailProof {
  /** To be placed on the page. */
  dialog: ReactNode
}

/** The proof of an address for a page, by the dialog that mails a code. */
export function useEmailProof(): PlacedEmailProof {
  const [dialog, setDialog] = useState({ email: '', isOpen: false })
  const [checked, setChecked] = useState('')
  const [proven, setProven] = useState<string | null>(null)
  const status = useQuery({ ...useEmailVerificationStatus(checked), enabled: checked !== '' })

  return {
    isProven: (email) => {
      const address = normalizeEmail(email)
      return address === proven || (address === checked && status.data?.email_verified === true)
    },
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
