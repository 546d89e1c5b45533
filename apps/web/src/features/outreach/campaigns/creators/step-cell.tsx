import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { CampaignCreator } from '@troupe/contract/campaigns/campaign-changes'
import { Moment } from '../../../../ui/moment.tsx'
import { StateMark } from '../../../../ui/state-mark.tsx'
import { useResolveMail } from '../../api/campaign-mails.ts'
import { nameStep } from '../campaign-texts.ts'
import { describeMail } from '../describe-state.ts'
import classes from './campaign-creators.module.css'
import { creatorsTexts as texts } from './creators-texts.ts'

interface StepCellProps {
  step: number
  row: CampaignCreator
  name: string
}

type Mail = CampaignCreator['mails'][number]

/** The mail of one step to one creator. */
export function StepCell({ step, row, name }: StepCellProps) {
  const mail = row.mails.find((one) => one.step === step)
  return (
    <div className={classes.cell} data-empty={!mail || undefined}>
      <Text size="sm" c="dimmed" className={classes.cellLabel}>
        {nameStep(step)}
      </Text>
      {mail ? <MailState mail={mail} name={name} /> : <NoMail row={row} />}
    </div>
  )
}

function MailState({ mail, name }: { mail: Mail; name: string }) {
  const { label, tone, explanation } = describeMail(mail)
  const { state, attempts } = mail
  return (
    <div className={classes.state}>
      <div className={classes.stateAndTime}>
        <Text size="sm" component="div">
          <StateMark tone={tone}>{label}</StateMark>
        </Text>
        <Text size="xs" c="dimmed">
          <MailTime mail={mail} />
        </Text>
      </div>
      {explanation !== '' && (
        <Text size="xs" c="dimmed" className={classes.explanation}>
          {attempts > 1 ? texts.afterAttempts(explanation, attempts) : explanation}
        </Text>
      )}
      {state === 'unknown' && <UnknownOutcome id={mail.id} name={name} />}
    </div>
  )
}

/** When a mail is due, or came to its state. */
function MailTime({ mail: { state, due_at, sent_at, updated_at } }: { mail: Mail }) {
  if (state !== 'queued' || due_at === null) return <Moment at={sent_at ?? updated_at} />
  return new Date(due_at) > new Date() ? <Moment label={texts.due} at={due_at} /> : texts.inTurn
}

/** States of a mail after which a further one may follow. */
const goingOn = new Set<Mail['state']>(['queued', 'claimed', 'handing', 'unknown', 'sent'])

function NoMail({ row: { mails, replied_at, unsubscribed_at } }: { row: CampaignCreator }) {
  const last = mails.at(-1)
  const mayFollow = last !== undefined && goingOn.has(last.state) && replied_at === null && unsubscribed_at === null
  return (
    <Text size="sm" c="dimmed" className={classes.state}>
      {mayFollow ? texts.notYet : texts.notPlanned}
    </Text>
  )
}

/** Asks the user for the outcome, because such mails are never sent again automatically. */
function UnknownOutcome({ id, name }: { id: string; name: string }) {
  const resolve = useResolveMail()
  const say = (outcome: 'sent' | 'resend') =>
    resolve.mutate(
      { id, outcome },
      { onError: ({ message }) => notifications.show({ color: 'red', title: texts.resolveFailed, message }) },
    )
  return (
    <Group gap={8} mt={4}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={resolve.isPending}
        aria-label={texts.arrivedFor(name)}
        onClick={() => say('sent')}
      >
        {texts.arrived}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={resolve.isPending}
        aria-label={texts.resendFor(name)}
        onClick={() => say('resend')}
      >
        {texts.resend}
      </Button>
    </Group>
  )
}
