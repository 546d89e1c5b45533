import { Alert, Modal } from '@mantine/core'
import type { Webhook } from '@troupe/contract/webhooks'
import { describeFailure } from '../../lib/transport/describe-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { dialogTexts } from '../../ui/dialog-texts.ts'
import { OneTimeSecret } from '../../ui/settings/one-time-secret.tsx'
import { useChangeWebhook, useCreateWebhook, useDeleteWebhook, useRotateSecret } from './api/webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'
import { webhookTexts as texts } from './webhook-texts.ts'

interface DialogProps {
  onClose: () => void
}

interface WebhookDialogProps extends DialogProps {
  webhook: Webhook
}

/** Registers an endpoint and shows its secret once. */
export function CreateWebhookDialog({ onClose }: DialogProps) {
  const creation = useCreateWebhook()
  const secret = creation.data?.secret
  if (secret) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={texts.form.create} closeButtonProps={{ 'aria-label': dialogTexts.close }}>
      <WebhookForm
        webhook={undefined}
        failure={creation.error && describeFailure(creation.error, texts.form.failed)}
        isSaving={creation.isPending}
        onSubmit={(body) => creation.mutate(body)}
        onCancel={onClose}
      />
    </Modal>
  )
}

/** Changes an endpoint. */
export function EditWebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const change = useChangeWebhook()
  return (
    <Modal opened onClose={onClose} title={texts.form.edit} closeButtonProps={{ 'aria-label': dialogTexts.close }}>
      <WebhookForm
        webhook={webhook}
        failure={change.error && describeFailure(change.error, texts.form.failed)}
        isSaving={change.isPending}
        onSubmit={(body) => change.mutate({ id: webhook.id, ...body }, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Modal>
  )
}

/** Creates a new secret after confirmation and shows it once. */
export function RotateSecretDialog({ webhook, onClose }: WebhookDialogProps) {
  const rotation = useRotateSecret()
  if (rotation.data) return <SecretDialog secret={rotation.data.secret} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={texts.rotation.title}
      question={
        <>
          {texts.rotation.question}
          <Failure error={rotation.error} fallback={texts.rotation.failed} />
        </>
      }
      confirm={texts.rotation.confirm}
      isBusy={rotation.isPending}
      onConfirm={() => rotation.mutate(webhook.id)}
      onClose={onClose}
    />
  )
}

/** Deletes an endpoint after confirmation. */
export function DeleteWebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const deletion = useDeleteWebhook()
  return (
    <ConfirmDialog
      isOpen
      title={texts.deletion.title}
      question={
        <>
          {texts.deletion.question(webhook.url)}
          <Failure error={deletion.error} fallback={texts.deletion.failed} />
        </>
      }
      confirm={texts.deletion.confirm}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate(webhook.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

function Failure({ error, fallback }: { error: Error | null; fallback: string }) {
  if (!error) return null
  return (
    <Alert color="red" role="alert" mt={16}>
      {describeFailure(error, fallback)}
    </Alert>
  )
}

function SecretDialog({ secret, onClose }: DialogProps & { secret: string }) {
  const { title, ...shown } = texts.secret
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': dialogTexts.close }}
      // A secret that was not copied is lost, so a stray click must not close the dialog.
      closeOnClickOutside={false}
    >
      <OneTimeSecret secret={secret} {...shown} onDone={onClose} />
    </Modal>
  )
}
