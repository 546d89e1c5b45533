import { Alert, Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { accessTokenLifetimes, NewAccessToken } from '@troupe/contract/access-tokens'
import { tokenScopes } from '@troupe/contract/token-scope'
import { toFormRule } from '../../lib/form-rule.ts'
import { dialogTexts } from '../../ui/dialog-texts.ts'
import { accessTokenTexts } from './access-token-texts.ts'

const texts = accessTokenTexts.form

interface TokenFormProps {
  /** Why the last try failed. */
  failure: string | null
  isSaving: boolean
  onSubmit: (token: NewAccessToken) => void
  onCancel: () => void
}

/** What a new token is called, what it may do and how long. */
export function TokenForm({ failure, isSaving, onSubmit, onCancel }: TokenFormProps) {
  const form = useForm({
    initialValues: { name: '', scope: 'read', lifetime: String(accessTokenLifetimes[1]) },
    validate: { name: toFormRule(NewAccessToken.shape.name) },
  })
  const submit = form.onSubmit(({ name, scope, lifetime }) =>
    onSubmit(NewAccessToken.parse({ name, scope, expires_in_days: Number(lifetime) })),
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
          label={texts.name}
          description={texts.nameHint}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Radio.Group label={texts.scope} {...form.getInputProps('scope')}>
          <Stack gap={12} mt={8}>
            {tokenScopes.map((scope) => {
              const { label, text } = accessTokenTexts.scopes[scope]
              return <Radio key={scope} value={scope} label={label} description={text} />
            })}
          </Stack>
        </Radio.Group>
        <Radio.Group label={texts.lifetime} {...form.getInputProps('lifetime')}>
          <Group gap={24} mt={8}>
            {accessTokenLifetimes.map((days) => (
              <Radio key={days} value={String(days)} label={texts.days(days)} />
            ))}
          </Group>
        </Radio.Group>
        <Group justify="flex-end" gap={8} mt={8}>
          <Button variant="default" onClick={onCancel}>
            {dialogTexts.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
