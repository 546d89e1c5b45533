import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { SignInProvider } from '@troupe/contract/account/single-sign-on'
import { Username } from '@troupe/contract/accounts'
import { Email } from '@troupe/contract/mail/email-address'
import { toFormRule } from '../../../lib/form-rule.ts'
import { describeRegistrationError } from '../api/auth-errors.ts'
import {
  findConfirmationProblem,
  findNewPasswordProblem,
  NewPasswordFields,
} from '../passwords/new-password-fields.tsx'
import { SingleSignOnButtons } from '../single-sign-on/single-sign-on-buttons.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { authTexts } from './auth-texts.ts'
import { StepLink } from './step-link.tsx'
import type { RegistrationInProgress } from './use-registration.ts'

interface RegistrationFormProps {
  providers: readonly SignInProvider[]
  /** The page to open after signing in. */
  destination: string
  registration: RegistrationInProgress
  onRegistered: () => void
}

const texts = authTexts.registration

export function RegistrationForm({ providers, destination, registration, onRegistered }: RegistrationFormProps) {
  const { draft, pending, isPasswordKnown, start } = registration
  const register = useMutation({ mutationFn: start })
  const form = useForm({
    initialValues: { ...draft, confirmation: draft.password },
    validate: {
      email: toFormRule(Email),
      username: toFormRule(Username),
      password: (password, { email, username }) => findNewPasswordProblem(password, [email, username]),
      confirmation: findConfirmationProblem,
    },
    validateInputOnChange: true,
  })
  // Validate the confirmation also while the password is typed, once there is something to compare.
  form.watch('password', () => {
    if (form.getValues().confirmation !== '') form.validateField('confirmation')
  })
  const submit = form.onSubmit(({ confirmation: _, ...entered }) =>
    register.mutate(entered, { onSuccess: onRegistered }),
  )
  const hasErrors = Object.keys(form.errors).length > 0

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <AuthHeading title={texts.title} lead={texts.lead} />
        {pending && !isPasswordKnown && !register.isError && <Alert color="yellow">{texts.passwordNeeded}</Alert>}
        {register.isError && (
          <Alert color="red" role="alert">
            {describeRegistrationError(register.error)}
          </Alert>
        )}
        <TextInput
          label={authTexts.email}
          type="email"
          name="email"
          // Marked as the user name for password managers, because users sign in with their address.
          autoComplete="username"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <TextInput
          label={authTexts.username}
          name="nickname"
          autoComplete="nickname"
          {...form.getInputProps('username')}
        />
        <NewPasswordFields
          label={authTexts.password}
          password={form.values.password}
          passwordInput={form.getInputProps('password')}
          confirmationInput={form.getInputProps('confirmation')}
        />
        <Button type="submit" size="md" disabled={hasErrors || register.isPending}>
          {register.isPending ? texts.busy : texts.submit}
        </Button>
        <StepLink to="sign-in">{texts.toSignIn}</StepLink>
        <SingleSignOnButtons providers={providers} destination={destination} email={form.values.email} />
      </Stack>
    </form>
  )
}
