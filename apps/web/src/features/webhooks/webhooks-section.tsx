import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { maxWebhooks, type Webhook } from '@troupe/contract/webhooks'
import { useState } from 'react'
import { describeFailure } from '../../lib/transport/describe-failure.ts'
import { Notice } from '../../ui/notice.tsx'
import { useRefusal } from '../../ui/role/use-refusal.ts'
import framed from '../../ui/settings/framed-list.module.css'
import { SettingsSection } from '../../ui/settings/settings-section.tsx'
import { useWebhookList } from './api/webhooks.ts'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { CreateWebhookDialog, DeleteWebhookDialog, EditWebhookDialog, RotateSecretDialog } from './webhook-dialogs.tsx'
import { type WebhookDialogKind, WebhookRow } from './webhook-row.tsx'
import { webhookTexts as texts } from './webhook-texts.ts'

type OpenDialog = { kind: 'create' } | { kind: WebhookDialogKind; id: string }

/** The user's webhook endpoints, to which Troupe sends events. */
export function WebhooksSection() {
  const { data: webhooks, error, refetch } = useQuery(useWebhookList())
  const refusal = useRefusal('admin')
  const [dialog, setDialog] = useState<OpenDialog>()
  const isFull = webhooks !== undefined && webhooks.length >= maxWebhooks
  const close = () => setDialog(undefined)
  const chosen = dialog && dialog.kind !== 'create' ? webhooks?.find(({ id }) => id === dialog.id) : undefined
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {error && (
        <Notice isError title={texts.failed} text={describeFailure(error, '')}>
          <Button variant="default" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {!webhooks && !error && <Skeleton height={120} role="status" aria-label={texts.loading} />}
      {webhooks?.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      {webhooks && webhooks.length > 0 && (
        <ul className={framed.root} aria-label={texts.list}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onOpen={(kind) => setDialog({ kind, id: webhook.id })} />
          ))}
        </ul>
      )}
      <Group gap={16}>
        <Button
          onClick={() => setDialog({ kind: 'create' })}
          disabled={isFull || refusal !== undefined}
          title={refusal}
        >
          {texts.create}
        </Button>
        {isFull && (
          <Text size="sm" c="dimmed">
            {texts.full(maxWebhooks)}
          </Text>
        )}
      </Group>
      {dialog?.kind === 'create' && <CreateWebhookDialog onClose={close} />}
      {dialog && chosen && <WebhookDialog kind={dialog.kind} webhook={chosen} onClose={close} />}
    </SettingsSection>
  )
}

interface WebhookDialogProps {
  kind: OpenDialog['kind']
  webhook: Webhook
  onClose: () => void
}

function WebhookDialog({ kind, ...props }: WebhookDialogProps) {
  if (kind === 'edit') return <EditWebhookDialog {...props} />
  if (kind === 'rotate') return <RotateSecretDialog {...props} />
  if (kind === 'delete') return <DeleteWebhookDialog {...props} />
  return <DeliveriesDialog {...props} />
}
