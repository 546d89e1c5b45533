import { Alert, Anchor, Button, Divider, Group, Loader, Stack, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconFingerprint } from '@tabler/icons-react'
import type { SignInWays } from '@troupe/contract/account/single-sign-on'
import { Email } from '@troupe/contract/mail/email-address'
import { useState } from 'react'
import { Link } from 'react-router'
import { toFormRule } from '../../../lib/form-rule.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { PasswordField } from '../../../ui/settings/password-field.tsx'
import { describeLoginError } from '../api/auth-errors.ts'
import { type Credentials, useLogin, usePasskeyLogin } from '../api/login.ts'
import { describePasskeyError } from '../api/passkey-errors.ts'
import { canUsePasskeys } from '../passkeys/sign-with-passkey.ts'
import { useSession } from '../session/session-context.tsx'
import { findProvider } from '../single-sign-on/find-provider.ts'
import { SingleSignOnButtons } from '../single-sign-on/single-sign-on-buttons.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { authTexts } from './auth-texts.ts'
import { SecondFactorStep } from './second-factor-step.tsx'
import { StepLink } from './step-link.tsx'

const texts = authTexts.signIn

interface SignInStepProps {
  initialEmail: string
  /** Notice about the account, such as a completed registration. */
  notice: string | null
  ways: SignInWays
  /** Whether there is a form for address and password. */
  hasForm: boolean
  /** Address of a registration whose code has not been entered yet. */
  pendingEmail: string | undefined
  destination: string
  onSignedIn: () => void
}

/**
 * The sign-in form, with notices about the session and a pending registration. Users who are signed in are told so first,
 * and get the form on demand, unless its address was just filled in.
 */
export function SignInStep({ notice, pendingEmail, ...form }: SignInStepProps) {
  const { initialEmail, destination } = form
  const session = useSession()
  const [isFormWanted, setFormWanted] = useState(initialEmail !== '')
  // Stays while it signs in.
  if (session.status === 'signed-out' && !isFormWanted) setFormWanted(true)
  if (session.status === 'loading') return <Loader size="sm" mx="auto" />
  if (session.status === 'signed-in' && !isFormWanted) {
    return <SignedIn name={session.user.username} destination={destination} onOther={() => setFormWanted(true)} />
  }
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
      {form.hasForm && pendingEmail !== undefined && (
        <Alert color="sea">
          {texts.codeAwaited(pendingEmail)}{' '}
          <StepLink to="verify" isInText>
            {texts.enterCode}
          </StepLink>
        </Alert>
      )}
      <SignInForm {...form} notice={notice ?? session.notice} />
    </Stack>
  )
}

interface SignedInProps {
  name: string
  destination: string
  /** Called to sign in with another account. */
  onOther: () => void
}

function SignedIn({ name, destination, onOther }: SignedInProps) {
  return (
    <Stack gap={16}>
      <ScreenTitle title={texts.title} />
      <Title order={1} size="h2">
        {texts.alreadySignedIn(name)}
      </Title>
      <Button component={Link} to={destination} size="md">
        {texts.goOn}
      </Button>
      <LinkButton onClick={onOther}>{texts.otherAccount}</LinkButton>
    </Stack>
  )
}

/** The notice is why the user has to sign in (again), if there is a reason. */
type SignInFormProps = Omit<SignInStepProps, 'pendingEmail'>

/** Providers only, where there is no form. */
function SignInForm(props: SignInFormProps) {
  const { notice, ways, hasForm, destination } = props
  if (hasForm) return <PasswordForm {...props} />
  return (
    <Stack gap={16}>
      <AuthHeading title={texts.title} lead={texts.lead} />
      {notice && <Alert color="yellow">{notice}</Alert>}
      <SingleSignOnButtons providers={ways.providers} destination={destination} isAlone />
    </Stack>
  )
}

function PasswordForm({ initialEmail, notice, ways, destination, onSignedIn }: SignInFormProps) {
  const login = useLogin()
  const passkeyLogin = usePasskeyLogin()
  const form = useForm<Credentials>({
    initialValues: { email: initialEmail, password: '' },
    validate: { email: toFormRule(Email) },
    validateInputOnChange: true,
  })
  const submit = form.onSubmit((credentials) => {
    passkeyLogin.reset()
    login.mutate(credentials, { onSuccess: (needed) => needed ?? onSignedIn() })
  })
  const signInWithPasskey = () => {
    login.reset()
    passkeyLogin.mutate(undefined, { onSuccess: onSignedIn })
  }
  const failure = login.isError
    ? describeLoginError(login.error)
    : passkeyLogin.isError && describePasskeyError(passkeyLogin.error)
  if (login.data) return <SecondFactorStep needed={login.data} onSignedIn={onSignedIn} onBack={login.reset} />

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <AuthHeading title={texts.title} lead={texts.lead} />
        {notice && !failure && <Alert color="yellow">{notice}</Alert>}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={authTexts.email}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={authTexts.password}
          name="password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button
          type="submit"
          size="md"
          variant={findProvider(ways.providers, form.values.email) ? 'default' : 'filled'}
          disabled={form.errors.email !== undefined || login.isPending}
        >
          {login.isPending ? texts.busy : texts.submit}
        </Button>
        {canUsePasskeys() && (
          <>
            <Divider label={authTexts.passkey.or} />
            <Button
              variant="default"
              size="md"
              leftSection={<IconFingerprint size={20} stroke={1.5} aria-hidden />}
              disabled={passkeyLogin.isPending}
              onClick={signInWithPasskey}
            >
              {passkeyLogin.isPending ? authTexts.passkey.busy : authTexts.passkey.submit}
            </Button>
          </>
        )}
        <Group justify="space-between">
          <StepLink to="register">{texts.toRegistration}</StepLink>
          <StepLink to="reset">{texts.toReset}</StepLink>
        </Group>
        <SingleSignOnButtons providers={ways.providers} destination={destination} email={form.values.email} />
      </Stack>
    </form>
  )
}
