import { Alert, Button, Modal, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import type { ApiError } from '../../../lib/transport/api-error.ts'
import { PasswordField, PasswordOwner } from '../../../ui/settings/password-field.tsx'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { describeError } from '../api/auth-errors.ts'
import { useDeleteAccount } from '../api/delete-account.ts'
import { accountTexts } from './account-texts.ts'
import { FormActions } from './form-actions.tsx'
import { findPasswordRequired, isWrongPassword } from './password-rules.ts'

const texts = accountTexts.deletion

/** Deletes the account after the password was entered, or soon after a sign-in where it has none. */
export function DeletionSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const [isOpen, dialog] = useDisclosure()
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <div>
        <Button variant="default" c="var(--troupe-danger)" onClick={dialog.open}>
          {texts.open}
        </Button>
      </div>
      <Modal opened={isOpen} onClose={dialog.close} title={texts.question} centered withCloseButton={false}>
        <DeletionForm email={email} hasPassword={hasPassword} onCancel={dialog.close} />
      </Modal>
    </SettingsSection>
  )
}

interface DeletionFormProps {
  email: string
  hasPassword: boolean
  onCancel: () => void
}

function DeletionForm({ email, hasPassword, onCancel }: DeletionFormProps) {
  const deletion = useDeleteAccount()
  const form = useForm({
    initialValues: { currentPassword: '' },
    validate: hasPassword ? { currentPassword: findPasswordRequired } : {},
  })
  const isRejected = (error: unknown): error is ApiError => hasPassword && isWrongPassword(error)
  const submit = form.onSubmit(({ currentPassword }) =>
    deletion.mutate(hasPassword ? currentPassword : undefined, {
      onError: (error) => isRejected(error) && form.setFieldError('currentPassword', error.told),
    }),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        <Text>{hasPassword ? texts.warning(email) : accountTexts.noPassword.deletion(email)}</Text>
        {deletion.isError && !isRejected(deletion.error) && (
          <Alert color="red" role="alert">
            {describeError(deletion.error, texts.failed)}
          </Alert>
        )}
        {hasPassword && (
          <>
            <PasswordOwner email={email} />
            <PasswordField
              label={accountTexts.currentPassword}
              name="current-password"
              autoComplete="current-password"
              data-autofocus
              {...form.getInputProps('currentPassword')}
            />
          </>
        )}
        <FormActions
          submit={deletion.isPending ? texts.busy : texts.submit}
          disabled={deletion.isPending}
          onCancel={onCancel}
          isDanger
        />
      </Stack>
    </form>
  )
}
