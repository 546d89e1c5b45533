import { ActionIcon, Alert, Badge, Button, Group, Menu, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDots } from '@tabler/icons-react'
import type { Webhook } from '@troupe/contract/webhooks'
import { describeFailure } from '../../lib/transport/describe-failure.ts'
import { Moment } from '../../ui/moment.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useChangeWebhook, useSendTestEvent } from './api/webhooks.ts'
import classes from './webhook-row.module.css'
import { webhookTexts as texts } from './webhook-texts.ts'

export type WebhookDialogKind = 'edit' | 'rotate' | 'delete' | 'deliveries'

interface WebhookRowProps {
  webhook: Webhook
  onOpen: (kind: WebhookDialogKind) => void
}

/** An endpoint with its URL, events, state and actions. */
export function WebhookRow({ webhook, onOpen }: WebhookRowProps) {
  const { id, url, description, events, enabled } = webhook
  const testing = useSendTestEvent()
  const change = useChangeWebhook()
  const tellFailure = (error: Error) =>
    notifications.show({ color: 'red', message: describeFailure(error, texts.actionFailed) })
  const switchTo = (on: boolean) => change.mutate({ id, enabled: on }, { onError: tellFailure })
  const test = () =>
    testing.mutate(id, {
      onSuccess: () => {
        notifications.show({ message: texts.testSent })
        onOpen('deliveries')
      },
      onError: tellFailure,
    })
  return (
    <li className={classes.root}>
      <div className={classes.heading}>
        <span className={classes.url}>{url}</span>
        <WebhookState webhook={webhook} />
      </div>
      {description !== '' && (
        <Text size="sm" c="dimmed" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {description}
        </Text>
      )}
      <Group gap={4}>
        {events.map((event) => (
          <Badge key={event} variant="light" tt="none">
            {texts.events[event].label}
          </Badge>
        ))}
      </Group>
      <WebhookTrouble webhook={webhook} />
      <Group gap={8}>
        {enabled ? (
          <Button variant="default" size="xs" loading={testing.isPending} onClick={test}>
            {texts.test}
          </Button>
        ) : (
          <Button variant="default" size="xs" loading={change.isPending} onClick={() => switchTo(true)}>
            {texts.switchOn}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={() => onOpen('deliveries')}>
          {texts.deliveries}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={30} aria-label={texts.more(url)}>
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onOpen('edit')}>{texts.edit}</Menu.Item>
            <Menu.Item onClick={() => onOpen('rotate')}>{texts.rotate}</Menu.Item>
            {enabled && <Menu.Item onClick={() => switchTo(false)}>{texts.switchOff}</Menu.Item>}
            <Menu.Item color="red" onClick={() => onOpen('delete')}>
              {texts.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </li>
  )
}

function WebhookState({ webhook: { enabled, failing_since } }: { webhook: Webhook }) {
  if (!enabled) return <StateMark tone="quiet">{texts.off}</StateMark>
  return failing_since ? (
    <StateMark tone="warning">{texts.failing}</StateMark>
  ) : (
    <StateMark tone="good">{texts.on}</StateMark>
  )
}

/** Problems of the endpoint that the user should know about or solve. */
function WebhookTrouble({ webhook: { off, failing_since, previous_secret_until } }: { webhook: Webhook }) {
  if (off) {
    const reason = (
      <>
        <Moment label={texts.offReasons[off.reason]} at={off.since} />
        {texts.offHint}
      </>
    )
    return off.reason === 'by_user' ? (
      <Text size="sm" c="dimmed">
        {reason}
      </Text>
    ) : (
      <Alert color="red" py={8}>
        {reason}
      </Alert>
    )
  }
  return (
    <>
      {failing_since && (
        <Text size="sm">
          <Moment label={texts.firstFailure} at={failing_since} />
          {texts.failingHint}
        </Text>
      )}
      {previous_secret_until && (
        <Text size="sm" c="dimmed">
          <Moment label={texts.oldSecret} at={previous_secret_until} />
        </Text>
      )}
    </>
  )
}
