import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Email } from '@troupe/contract/accounts'
import { toFormRule } from '../../../lib/form-rule.ts'
import { describeError } from '../auth-errors.ts'
import { AuthHeading } from '../auth-heading.tsx'
import { authErrorTexts, authTexts } from '../auth-texts.ts'
import { StepLink } from '../step-link.tsx'

const texts = authTexts.reset

interface ResetRequestFormProps {
  initialEmail: string
  requestCode: (email: string) => Promise<unknown>
  onRequested: () => void
}

/** Asks which account's password was forgotten. */
export function ResetRequestForm({ initialEmail, requestCode, onRequested }: ResetRequestFormProps) {
  const request = useMutation({ mutationFn: requestCode })
  const form = useForm({
    initialValues: { email: initialEmail },
    validate: { email: toFormRule(Email) },
    validateInputOnChange: true,
  })
  const submit = form.onSubmit(({ email }) => request.mutate(email, { onSuccess: onRequested }))

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <AuthHeading title={texts.title} lead={texts.lead} />
        {request.isError && (
          <Alert color="red" role="alert">
            {describeError(request.error, authErrorTexts.resetRequestFailed)}
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
        <Button type="submit" size="md" disabled={form.errors.email !== undefined || request.isPending}>
          {request.isPending ? texts.requestBusy : texts.request}
        </Button>
        <StepLink to="sign-in">{texts.toSignIn}</StepLink>
      </Stack>
    </form>
  )
}
