import { Alert, Anchor, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { authTexts } from './auth-texts.ts'
import { useSession } from './session/session-context.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { StepLink } from './step-link.tsx'

const texts = authTexts.signIn

interface SignInStepProps {
  initialEmail: string
  /** What just happened to the account, if anything. */
  notice: string | null
  /** The address of a registration that waits for its code. */
  pendingEmail: string | undefined
  destination: string
  onSignedIn: () => void
}

/** The sign-in form with what a person should know before using it. */
export function SignInStep({ initialEmail, notice, pendingEmail, destination, onSignedIn }: SignInStepProps) {
  const session = useSession()
  return (
    <Stack gap={24}>
      {session.status === 'signed-in' && (
        <Alert color="sea">
          {texts.alreadySignedIn(session.user.username)}{' '}
          <Anchor component={Link} to={destination} inherit underline="always">
            {texts.goOn}
          </Anchor>
        </Alert>
      )}
      {pendingEmail !== undefined && (
        <Alert color="sea">
          {texts.codeAwaited(pendingEmail)}{' '}
          <StepLink to="verify" isInText>
            {texts.enterCode}
          </StepLink>
        </Alert>
      )}
      <SignInForm initialEmail={initialEmail} notice={notice ?? session.notice} onSignedIn={onSignedIn} />
    </Stack>
  )
}
