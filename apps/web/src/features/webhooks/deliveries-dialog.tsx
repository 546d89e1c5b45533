import { Button, Code, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Webhook, WebhookDelivery } from '@troupe/contract/webhooks'
import { useState } from 'react'
import { tell } from '../../lib/language/tell.ts'
import { describeFailure } from '../../lib/transport/describe-failure.ts'
import { dialogTexts } from '../../ui/dialog-texts.ts'
import { Moment } from '../../ui/moment.tsx'
import { Notice } from '../../ui/notice.tsx'
import framed from '../../ui/settings/framed-list.module.css'
import { StateMark, type StateTone } from '../../ui/state-mark.tsx'
import { useDeliveryList, useSendAgain } from './api/webhooks.ts'
import classes from './deliveries-dialog.module.css'
import { webhookTexts } from './webhook-texts.ts'

const texts = webhookTexts.delivery

interface DeliveriesDialogProps {
  webhook: Webhook
  onClose: () => void
}

/** Deliveries to an endpoint with their results. */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(useDeliveryList({ id: webhook.id, page }))
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
        {!data && !error && <Skeleton height={120} role="status" aria-label={texts.loading} />}
        {data?.deliveries.length === 0 && <Text>{texts.none}</Text>}
        {data && data.deliveries.length > 0 && (
          <ul className={framed.root} aria-label={texts.title}>
            {data.deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
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

const tones: Record<WebhookDelivery['state'], StateTone> = { waiting: 'active', delivered: 'good', failed: 'bad' }

interface DeliveryRowProps {
  webhook: Webhook
  delivery: WebhookDelivery
}

/** A message with its outcome and, while the endpoint is enabled, a button to send it again. */
function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  const again = useSendAgain(webhook.id)
  const { type, state, attempts, problem, problem_message, created_at, next_attempt_at } = delivery
  const label = state === 'waiting' ? texts.now : texts.again
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <div className={classes.type}>
          <Code>{type}</Code>
          <StateMark tone={tones[state]}>{texts.states[state]}</StateMark>
        </div>
        <Text size="sm" c="dimmed">
          <Moment at={created_at} />
          {attempts > 0 && ` · ${describeLast(delivery)}`}
          {state === 'waiting' && attempts > 0 && next_attempt_at && (
            <>
              {' · '}
              <Moment label={texts.next} at={next_attempt_at} />
            </>
          )}
        </Text>
        {problem && <Text size="sm">{tell(problem_message, problem)}</Text>}
        {again.error && (
          <Text size="sm" c="red" role="alert">
            {describeFailure(again.error, webhookTexts.actionFailed)}
          </Text>
        )}
      </div>
      {webhook.enabled && (
        <Button
          variant="default"
          size="xs"
          aria-label={texts.sendNamed(label, type)}
          loading={again.isPending}
          onClick={() => again.mutate(delivery.id)}
        >
          {label}
        </Button>
      )}
    </li>
  )
}

/** Describes the last attempt. */
function describeLast({ attempts, answer_status, answer_ms, problem }: WebhookDelivery): string {
  return [
    // An error is shown below, together with the status.
    ...(answer_status === null || problem !== null ? [] : [texts.answered(answer_status)]),
    ...(answer_ms === null ? [] : [texts.took(answer_ms)]),
    texts.attempts(attempts),
  ].join(' · ')
}
