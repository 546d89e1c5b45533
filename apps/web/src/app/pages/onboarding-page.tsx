import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { DeclineScreen } from '../../features/onboarding/decline/decline-screen.tsx'
import { useInvitationToken } from '../../features/onboarding/wizard/invitation-token.ts'
import { OnboardingScreen } from '../../features/onboarding/wizard/onboarding-screen.tsx'
import { paths } from '../paths.ts'
import { useEmailProof } from '../use-email-proof.tsx'

/** Left in the browser's history, so that a reload of the last screen does not speak of a used invitation. */
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
