import { Alert, Button, Checkbox, Group, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { accessTokenLifetimes, NewAccessToken } from '@troupe/contract/access-tokens'
import { tokenScopes } from '@troupe/contract/base/endpoint'
import { toFormRule } from '../../lib/form-rule.ts'
import { describeFailure } from '../../lib/transport/describe-failure.ts'
import { dialogTexts } from '../../ui/dialog-texts.ts'
import { OneTimeSecret } from '../../ui/settings/one-time-secret.tsx'
import { accessTokenTexts } from './access-token-texts.ts'
import { useCreateAccessToken } from './api/access-tokens.ts'

interface CreateTokenDialogProps {
  isOpen: boolean
  onClose: () => void
}

const { title, ...shown } = accessTokenTexts.created

/** Creates a token and shows it once. */
export function CreateTokenDialog({ isOpen, onClose }: CreateTokenDialogProps) {
  const creation = useCreateAccessToken()
  const token = creation.data?.token
  const close = () => {
    creation.reset()
    onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={token ? title : accessTokenTexts.form.title}
      closeButtonProps={{ 'aria-label': dialogTexts.close }}
      // A token that was not copied is lost, so a stray click must not close the dialog.
      closeOnClickOutside={!token}
    >
      {token ? (
        <OneTimeSecret secret={token} {...shown} onDone={close} />
      ) : (
        <TokenForm
          failure={creation.error && describeFailure(creation.error, accessTokenTexts.form.failed)}
          isSaving={creation.isPending}
          onSubmit={(body) => creation.mutate(body)}
          onCancel={close}
        />
      )}
    </Modal>
  )
}

const formTexts = accessTokenTexts.form

interface TokenFormProps {
  /** Why the last attempt failed. */
  failure: string | null
  isSaving: boolean
  onSubmit: (token: NewAccessToken) => void
  onCancel: () => void
}

/** Form for the name, scopes and lifetime of a new token. */
function TokenForm({ failure, isSaving, onSubmit, onCancel }: TokenFormProps) {
  const form = useForm({
    initialValues: { name: '', scopes: ['read'], lifetime: String(accessTokenLifetimes[1]) },
    validate: { name: toFormRule(NewAccessToken.shape.name), scopes: toFormRule(NewAccessToken.shape.scopes) },
  })
  const submit = form.onSubmit(({ name, scopes, lifetime }) =>
    onSubmit(NewAccessToken.parse({ name, scopes, expires_in_days: Number(lifetime) })),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label={formTexts.name}
          description={formTexts.nameHint}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label={formTexts.scope} {...form.getInputProps('scopes')}>
          <Stack gap={12} mt={8}>
            {tokenScopes.map((scope) => {
              const { label, text } = accessTokenTexts.scopes[scope]
              return <Checkbox key={scope} value={scope} label={label} description={text} />
            })}
          </Stack>
        </Checkbox.Group>
        <Radio.Group label={formTexts.lifetime} {...form.getInputProps('lifetime')}>
          <Group gap={24} mt={8}>
            {accessTokenLifetimes.map((days) => (
              <Radio key={days} value={String(days)} label={formTexts.days(days)} />
            ))}
          </Group>
        </Radio.Group>
        <Group justify="flex-end" gap={8} mt={8}>
          <Button variant="default" onClick={onCancel}>
            {dialogTexts.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {formTexts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
