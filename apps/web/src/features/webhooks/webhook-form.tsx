import { Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { webhookEventTypes } from '@troupe/contract/webhook-events'
import { NewWebhook, type Webhook } from '@troupe/contract/webhooks'
import { toFormRule } from '../../lib/form-rule.ts'
import { dialogTexts } from '../../ui/dialog-texts.ts'
import { webhookTexts } from './webhook-texts.ts'

const texts = webhookTexts.form

interface WebhookFormProps {
  /** The endpoint to edit; undefined for a new one. */
  webhook: Webhook | undefined
  /** Why the last attempt failed. */
  failure: string | null
  isSaving: boolean
  onSubmit: (webhook: NewWebhook) => void
  onCancel: () => void
}

/** Form for the URL, description and events of an endpoint. */
export function WebhookForm({ webhook, failure, isSaving, onSubmit, onCancel }: WebhookFormProps) {
  const form = useForm({
    initialValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? [...webhookEventTypes],
    },
    validate: {
      url: toFormRule(NewWebhook.shape.url),
      description: toFormRule(NewWebhook.shape.description),
      events: toFormRule(NewWebhook.shape.events),
    },
  })
  return (
    <form onSubmit={form.onSubmit((values) => onSubmit(NewWebhook.parse(values)))} noValidate>
      <Stack gap={16}>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          type="url"
          label={texts.url}
          description={texts.urlHint}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label={texts.description}
          description={texts.descriptionHint}
          autoComplete="off"
          {...form.getInputProps('description')}
        />
        <Checkbox.Group label={texts.events} {...form.getInputProps('events')}>
          <Stack gap={12} mt={8}>
            {webhookEventTypes.map((event) => {
              const { label, text } = webhookTexts.events[event]
              return <Checkbox key={event} value={event} label={label} description={text} />
            })}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end" gap={8} mt={8}>
          <Button variant="default" onClick={onCancel}>
            {dialogTexts.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {webhook ? texts.submit : texts.submitNew}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
