import { Button, Code, Text } from '@mantine/core'
import type { WebhookDelivery } from '@troupe/contract/webhooks'
import { Moment } from '../../ui/moment.tsx'
import { StateMark, type StateTone } from '../../ui/state-mark.tsx'
import classes from './deliveries-dialog.module.css'
import { webhookTexts } from './webhook-texts.ts'

const texts = webhookTexts.delivery

const tones: Record<WebhookDelivery['state'], StateTone> = { waiting: 'active', delivered: 'good', failed: 'bad' }

interface DeliveryRowProps {
  delivery: WebhookDelivery
  /** Not while its endpoint is off. */
  canSend: boolean
  isSending: boolean
  onSend: () => void
}

/** A message, how it did, and the way to send it once more. */
export function DeliveryRow({ delivery, canSend, isSending, onSend }: DeliveryRowProps) {
  const { type, state, attempts, problem, created_at, next_attempt_at } = delivery
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
              {` · ${texts.next} `}
              <Moment at={next_attempt_at} />
            </>
          )}
        </Text>
        {problem && <Text size="sm">{problem}</Text>}
      </div>
      {canSend && (
        <Button
          variant="default"
          size="xs"
          aria-label={texts.sendNamed(label, type)}
          loading={isSending}
          onClick={onSend}
        >
          {label}
        </Button>
      )}
    </li>
  )
}

/** What came of the last attempt, in figures. */
function describeLast({ attempts, answer_status, answer_ms, problem }: WebhookDelivery): string {
  return [
    // What went wrong stands below, with the status.
    ...(answer_status === null || problem !== null ? [] : [texts.answered(answer_status)]),
    ...(answer_ms === null ? [] : [texts.took(answer_ms)]),
    texts.attempts(attempts),
  ].join(' · ')
}
