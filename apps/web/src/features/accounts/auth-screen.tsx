import { Alert, Anchor, Button, Modal, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Registration } from './api/register.ts'
import { AuthPanel } from './auth-panel.tsx'
import classes from './auth-screen.module.css'
import { authTexts } from './auth-texts.ts'
import { RegistrationForm } from './registration-form.tsx'
import { useSession } from './session/session-context.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { VerificationStep } from './verification-step.tsx'

type Step =
  | { name: 'sign-in'; email: string }
  | { name: 'register'; registration: Registration }
  | { name: 'verify'; registration: Registration; codeExpiresAt: Date }

const emptyRegistration: Registration = { email: '', username: '', password: '' }

interface AuthScreenProps {
  /** Where a signed-in person goes from here. */
  destination: string
  onSignedIn: () => void
}

/** Signing in, and registering with a mailed code. */
export function AuthScreen({ destination, onSignedIn }: AuthScreenProps) {
  const session = useSession()
  const [step, setStep] = useState<Step>({ name: 'sign-in', email: '' })
  const [verifiedEmail, setVerifiedEmail] = useState<string | null>(null)

  const toSignIn = (email = '') => setStep({ name: 'sign-in', email })
  const toRegistration = (registration = emptyRegistration) => setStep({ name: 'register', registration })
  const finishRegistration = () => {
    toSignIn(verifiedEmail ?? '')
    setVerifiedEmail(null)
  }

  return (
    <div className={classes.root}>
      <AuthPanel />
      <main className={classes.main}>
        <div className={classes.form}>
          {step.name === 'sign-in' && (
            <Stack gap={24}>
              {session.status === 'signed-in' && <SignedInNote name={session.user.username} to={destination} />}
              <SignInForm
                initialEmail={step.email}
                notice={session.notice}
                onSignedIn={onSignedIn}
                onRegister={() => toRegistration()}
              />
            </Stack>
          )}
          {step.name === 'register' && (
            <RegistrationForm
              initialValues={step.registration}
              onRegistered={(registration, codeExpiresAt) => setStep({ name: 'verify', registration, codeExpiresAt })}
              onSignIn={() => toSignIn()}
            />
          )}
          {step.name === 'verify' && (
            <VerificationStep
              registration={step.registration}
              codeExpiresAt={step.codeExpiresAt}
              onVerified={() => setVerifiedEmail(step.registration.email)}
              onBack={() => toRegistration(step.registration)}
              onSignIn={() => toSignIn()}
            />
          )}
        </div>
      </main>
      <SuccessModal isOpen={verifiedEmail !== null} onContinue={finishRegistration} />
    </div>
  )
}

/** For a person who is signed in already, as after the verification: they need not sign in again. */
function SignedInNote({ name, to }: { name: string; to: string }) {
  return (
    <Alert color="sea">
      {authTexts.signIn.alreadySignedIn(name)}{' '}
      <Anchor component={Link} to={to} inherit fw={600}>
        {authTexts.signIn.goOn}
      </Anchor>
    </Alert>
  )
}

function SuccessModal({ isOpen, onContinue }: { isOpen: boolean; onContinue: () => void }) {
  return (
    <Modal
      opened={isOpen}
      onClose={onContinue}
      withCloseButton={false}
      centered
      attributes={{ content: { 'aria-label': authTexts.success.title } }}
    >
      <Stack gap={24}>
        <Stack gap={8}>
          <Title order={2}>{authTexts.success.title}</Title>
          <Text>{authTexts.success.text}</Text>
        </Stack>
        <Button onClick={onContinue} data-autofocus>
          {authTexts.success.submit}
        </Button>
      </Stack>
    </Modal>
  )
}
