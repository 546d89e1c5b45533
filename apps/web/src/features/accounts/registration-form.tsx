import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { accountMessages, Email, NewPassword, Username } from '@troupe/contract/accounts'
import { toFormRule } from '../../lib/form-rule.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { type Registration, useRegister } from './api/register.ts'
import { describeRegistrationError } from './auth-errors.ts'
import { AuthHeading } from './auth-heading.tsx'
import { authTexts } from './auth-texts.ts'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'

interface RegistrationFormProps {
  /** What was entered before, when the person comes back from the verification. */
  initialValues: Registration
  onRegistered: (registration: Registration, codeExpiresAt: Date) => void
  onSignIn: () => void
}

const texts = authTexts.registration

export function RegistrationForm({ initialValues, onRegistered, onSignIn }: RegistrationFormProps) {
  const register = useRegister()
  const form = useForm({
    initialValues: { ...initialValues, confirmation: initialValues.password },
    validate: {
      email: toFormRule(Email),
      username: toFormRule(Username),
      password: toFormRule(NewPassword),
      confirmation: (confirmation, values) =>
        confirmation === values.password ? null : accountMessages.passwordsDiffer,
    },
    validateInputOnChange: true,
  })
  // The confirmation is also checked while the password itself is typed, once there is something to compare.
  form.watch('password', () => {
    if (form.getValues().confirmation !== '') form.validateField('confirmation')
  })
  const submit = form.onSubmit(({ confirmation: _, ...registration }) =>
    register.mutate(registration, { onSuccess: (expiresAt) => onRegistered(registration, expiresAt) }),
  )
  const hasErrors = Object.keys(form.errors).length > 0
  const passwordToggle = { 'aria-label': authTexts.showPassword }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <AuthHeading title={texts.title} lead={texts.lead} />
        {register.isError && (
          <Alert color="red" role="alert">
            {describeRegistrationError(register.error)}
          </Alert>
        )}
        <TextInput
          label={authTexts.email}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <TextInput
          label={authTexts.username}
          name="username"
          autoComplete="nickname"
          {...form.getInputProps('username')}
        />
        <Stack gap={12}>
          <PasswordInput
            label={authTexts.password}
            name="password"
            autoComplete="new-password"
            visibilityToggleButtonProps={passwordToggle}
            {...form.getInputProps('password')}
          />
          <PasswordStrengthMeter password={form.values.password} />
        </Stack>
        <PasswordInput
          label={authTexts.confirmPassword}
          name="confirmation"
          autoComplete="new-password"
          visibilityToggleButtonProps={passwordToggle}
          {...form.getInputProps('confirmation')}
        />
        <Button type="submit" size="md" disabled={hasErrors || register.isPending}>
          {register.isPending ? texts.busy : texts.submit}
        </Button>
        <LinkButton onClick={onSignIn}>{texts.toSignIn}</LinkButton>
      </Stack>
    </form>
  )
}
