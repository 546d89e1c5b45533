import { Button, Loader, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../../ui/logo.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { describeError } from '../api/auth-errors.ts'
import { type ProviderReturn, useCompleteSingleSignOn } from '../api/single-sign-on.ts'
import { ConfirmAddressForm } from './confirm-address-form.tsx'
import classes from './single-sign-on-screen.module.css'
import { singleSignOnTexts as texts } from './single-sign-on-texts.ts'

/** The error in the address is shown, up to this length. */
const maxErrorLength = 200

interface SingleSignOnScreenProps {
  provider: string
  /** Parameters that the provider adds to the address. */
  code: string | null
  state: string | null
  iss: string | null
  error: string | null
  signInPath: string
  onSignedIn: (destination: string) => void
}

/** The page to which a provider sends people back. */
export function SingleSignOnScreen({ provider, code, state, iss, error, ...rest }: SingleSignOnScreenProps) {
  const content = () => {
    if (error === 'access_denied') return <Failure reason={texts.cancelled} {...rest} />
    if (error) return <Failure reason={texts.refused(error.slice(0, maxErrorLength))} {...rest} />
    if (!code || !state) return <Failure reason={texts.incomplete} {...rest} />
    return <SignIn answer={{ provider, code, state, iss: iss ?? undefined }} {...rest} />
  }
  return (
    <main className={classes.root}>
      <Logo />
      <section className={classes.card}>{content()}</section>
    </main>
  )
}

interface SignInProps extends Pick<SingleSignOnScreenProps, 'signInPath' | 'onSignedIn'> {
  answer: ProviderReturn
}

function SignIn({ answer, signInPath, onSignedIn }: SignInProps) {
  const { mutate, data, error } = useCompleteSingleSignOn()
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    mutate(answer, { onSuccess: (given) => given.state === 'signed_in' && onSignedIn(given.destination) })
  }, [mutate, answer, onSignedIn])
  if (error) return <Failure reason={describeError(error, texts.failed)} signInPath={signInPath} />
  if (data?.state === 'code_sent') {
    return <ConfirmAddressForm sent={data} signInPath={signInPath} onSignedIn={onSignedIn} />
  }
  return (
    <Outcome title={texts.completing} text={texts.completingLead}>
      <Loader size="md" />
    </Outcome>
  )
}

function Failure({ reason, signInPath }: { reason: string; signInPath: string }) {
  return (
    <Outcome title={texts.failure} text={reason}>
      <Button component={Link} to={signInPath} replace>
        {texts.back}
      </Button>
    </Outcome>
  )
}

function Outcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Stack align="center" gap={16} ta="center" role="status">
      <Stack gap={4}>
        <ScreenTitle title={title} />
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}
