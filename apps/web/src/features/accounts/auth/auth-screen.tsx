import { Button, Loader, Modal, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRegistrationState } from '../api/registration-state.ts'
import { passwordsOnly, useSignInWays } from '../api/single-sign-on.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { AuthPanel } from './auth-panel.tsx'
import classes from './auth-screen.module.css'
import { useAuthStep } from './auth-step.ts'
import { authTexts } from './auth-texts.ts'
import { PasswordResetSteps } from './password-reset-steps.tsx'
import { RegistrationStep } from './registration-step.tsx'
import { SignInStep } from './sign-in-step.tsx'
import { useLinkedCode } from './use-linked-code.ts'
import { useRegistration } from './use-registration.ts'
import { VerificationStep } from './verification-step.tsx'

interface AuthScreenProps {
  /** Path to open after signing in. */
  destination: string
  onSignedIn: (destination: string) => void
}

/** Knowledge of the account that another form leaves for the sign-in form. */
interface Known {
  email: string
  notice: string | null
  /** Page that the registration was begun for, perhaps in another tab. */
  destination?: string | undefined
}

/** Sign-in, registration with a mailed code, and password reset with a mailed code. */
export function AuthScreen({ destination: ownDestination, onSignedIn }: AuthScreenProps) {
  const { step, go } = useAuthStep()
  const registration = useRegistration(ownDestination)
  // Read ahead, so that the form for a registration appears at once.
  useRegistrationState()
  const linkedCode = useLinkedCode()
  const [known, setKnown] = useState<Known>({ email: '', notice: null })
  const destination = known.destination ?? ownDestination
  const [isSuccessShown, setSuccessShown] = useState(false)

  const isCodeElsewhere = step === 'verify' && linkedCode !== undefined && known.email === ''

  const { data: ways = passwordsOnly, isPending } = useQuery(useSignInWays())

  const showForm = () => {
    // Otherwise the form would make room for the providers, or vanish.
    if (isPending) return <Loader size="sm" mx="auto" />
    const hasForm = ways.local_passwords || step === 'password'
    if (step === 'register' && hasForm) {
      return (
        <RegistrationStep
          providers={ways.providers}
          destination={destination}
          registration={registration}
          onRegistered={() => go('verify')}
        />
      )
    }
    // No code is pending if it was entered, here or in another tab, or expired long ago.
    if (step === 'verify' && registration.pending) {
      return (
        <VerificationStep
          key={linkedCode}
          linkedCode={linkedCode}
          registration={registration}
          pending={registration.pending}
          onVerified={(email) => {
            registration.finish()
            setKnown({ email, notice: null, destination: registration.pending?.destination })
            setSuccessShown(true)
          }}
          onPasswordNeeded={() => go('register', { replace: true })}
        />
      )
    }
    if (step === 'reset' || step === 'new-password') {
      return (
        <PasswordResetSteps
          initialEmail={known.email}
          onDone={(email) => {
            setKnown({ email, notice: authTexts.reset.done })
            void go(hasForm ? 'sign-in' : 'password', { replace: true })
          }}
        />
      )
    }
    return (
      <SignInStep
        key={known.email}
        initialEmail={known.email}
        notice={known.notice ?? (isCodeElsewhere ? authTexts.verification.elsewhere : null)}
        pendingEmail={registration.pending?.email}
        destination={destination}
        ways={ways}
        hasForm={hasForm}
        onSignedIn={() => onSignedIn(destination)}
      />
    )
  }

  return (
    <div className={classes.root}>
      <AuthPanel />
      <main className={classes.main}>
        <div className={classes.form}>
          {showForm()}
          <LanguageSwitch />
        </div>
      </main>
      <SuccessModal
        isOpen={isSuccessShown}
        onContinue={() => {
          setSuccessShown(false)
          void go('sign-in', { replace: true })
        }}
      />
    </div>
  )
}

const successTexts = authTexts.success

/** Confirms that the account was created. */
function SuccessModal({ isOpen, onContinue }: { isOpen: boolean; onContinue: () => void }) {
  return (
    <Modal
      opened={isOpen}
      onClose={onContinue}
      withCloseButton={false}
      centered
      attributes={{ content: { 'aria-label': successTexts.title } }}
    >
      <Stack gap={24}>
        <Stack gap={8}>
          <Title order={2}>{successTexts.title}</Title>
          <Text>{successTexts.text}</Text>
        </Stack>
        <Button onClick={onContinue} data-autofocus>
          {successTexts.submit}
        </Button>
      </Stack>
    </Modal>
  )
}
