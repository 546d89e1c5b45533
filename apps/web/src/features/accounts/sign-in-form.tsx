import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Email } from '@troupe/contract/accounts'
import { toFormRule } from '../../lib/form-rule.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { type Credentials, useLogin } from './api/login.ts'
import { describeLoginError } from './auth-errors.ts'
import { AuthHeading } from './auth-heading.tsx'
import { authTexts } from './auth-texts.ts'
import { StepLink } from './step-link.tsx'

interface SignInFormProps {
  initialEmail: string
  /** Why the person has to sign in (again), if there is a reason to give. */
  notice: string | null
  onSignedIn: () => void
}

const texts = authTexts.signIn

export function SignInForm({ initialEmail, notice, onSignedIn }: SignInFormProps) {
  const login = useLogin()
  const form = useForm<Credentials>({
    initialValues: { email: initialEmail, password: '' },
    validate: { email: toFormRule(Email) },
    validateInputOnChange: true,
  })
  const submit = form.onSubmit((credentials) => login.mutate(credentials, { onSuccess: onSignedIn }))

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <AuthHeading title={texts.title} lead={texts.lead} />
        {notice && !login.isError && <Alert color="yellow">{notice}</Alert>}
        {login.isError && (
          <Alert color="red" role="alert">
            {describeLoginError(login.error)}
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
        <Button type="submit" size="md" disabled={form.errors.email !== undefined || login.isPending}>
          {login.isPending ? texts.busy : texts.submit}
        </Button>
        <Group justify="space-between">
          <StepLink to="register">{texts.toRegistration}</StepLink>
          <StepLink to="reset">{texts.toReset}</StepLink>
        </Group>
      </Stack>
    </form>
  )
}
