import { Alert, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Webhook } from '@troupe/contract/webhooks'
import { useState } from 'react'
import { describeFailure } from '../../lib/transport/describe-failure.ts'
import { dialogTexts } from '../../ui/dialog-texts.ts'
import framed from '../../ui/framed-list.module.css'
import { Notice } from '../../ui/notice.tsx'
import { useDeliveryList, useSendAgain } from './api/webhooks.ts'
import { DeliveryRow } from './delivery-row.tsx'
import { webhookTexts } from './webhook-texts.ts'

const texts = webhookTexts.delivery

interface DeliveriesDialogProps {
  webhook: Webhook
  onClose: () => void
}

/** What was sent to an endpoint and what came of it. */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(useDeliveryList({ id: webhook.id, page }))
  const again = useSendAgain(webhook.id)
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={texts.title}
      closeButtonProps={{ 'aria-label': dialogTexts.close }}
    >
      <Stack gap={16}>
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {webhook.url}
        </Text>
        {error && (
          <Notice isError title={texts.failed} text={describeFailure(error, '')}>
            <Button variant="default" onClick={() => void refetch()}>
              {webhookTexts.retry}
            </Button>
          </Notice>
        )}
        {again.error && (
          <Alert color="red" role="alert">
            {describeFailure(again.error, webhookTexts.actionFailed)}
          </Alert>
        )}
        {!data && !error && <Skeleton height={120} role="status" aria-label={texts.loading} />}
        {data?.deliveries.length === 0 && <Text>{texts.none}</Text>}
        {data && data.deliveries.length > 0 && (
          <ul className={framed.root} aria-label={texts.title}>
            {data.deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                canSend={webhook.enabled}
                isSending={again.isPending && again.variables === delivery.id}
                onSend={() => again.mutate(delivery.id)}
              />
            ))}
          </ul>
        )}
        {data && (page > 1 || data.has_more) && (
          <Group component="nav" aria-label={texts.pages} justify="space-between">
            <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {texts.newer}
            </Button>
            <Button variant="default" disabled={!data.has_more} onClick={() => setPage(page + 1)}>
              {texts.older}
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  )
}
