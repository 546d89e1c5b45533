import { Alert, Button, Group, Progress, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { Mailbox, MailboxPause } from '@troupe/contract/mail/mailboxes'
import type { ReactNode } from 'react'
import { formatTimeUntil } from '../../../lib/format/dates.ts'
import { tell } from '../../../lib/language/tell.ts'
import { type AnyMailbox, useResumeMailbox } from '../api/mailboxes.ts'
import { MailboxAnswers } from '../reading/mailbox-answers.tsx'
import { describePace } from './describe-pace.ts'
import { mailboxTexts as texts } from './mailbox-texts.ts'
import classes from './mailboxes.module.css'
import { nameMailbox } from './name-mailbox.ts'
import { PaceForm } from './pace-form.tsx'
import { SharingSwitch } from './sharing-switch.tsx'
import { SignatureForm } from './signature-form.tsx'

interface MailboxCardProps {
  mailbox: AnyMailbox
  /** Where its mails come from. */
  address?: string | undefined
  /** Further buttons, and what they open. */
  actions?: ReactNode
  children?: ReactNode
}

/** A mailbox with its pace, the mails of the last 24 hours, a pause if there is one, and whether its answers are read. */
export function MailboxCard({ mailbox, address, actions, children }: MailboxCardProps) {
  const { pace, pause, reply_to: replyTo } = mailbox
  const name = nameMailbox(mailbox)
  const [isChanging, changing] = useDisclosure()
  const [isSigning, signing] = useDisclosure()
  return (
    <li className={classes.mailbox}>
      <div className={classes.head}>
        <div className={classes.facts}>
          <Title order={3} size="h4" fz="md">
            {name}
          </Title>
          {address !== undefined && <Text size="sm">{address}</Text>}
          <Text size="sm">{describePace(pace)}</Text>
          {replyTo !== '' && <Text size="sm">{texts.repliesTo(replyTo)}</Text>}
        </div>
        {!isChanging && !isSigning && (
          <Group gap={8}>
            <Button variant="default" size="xs" aria-label={texts.changeSignatureOf(name)} onClick={signing.open}>
              {texts.changeSignature}
            </Button>
            <Button variant="default" size="xs" aria-label={texts.changeOf(name)} onClick={changing.open}>
              {texts.change}
            </Button>
            {actions}
          </Group>
        )}
      </div>
      <DayUse mailbox={mailbox} />
      {pause !== null && <Rest mailbox={mailbox} pause={pause} />}
      {isChanging && <PaceForm mailbox={mailbox} onClose={changing.close} />}
      {isSigning && <SignatureForm mailbox={mailbox} onClose={signing.close} />}
      <MailboxAnswers mailbox={mailbox} name={name} />
      <SharingSwitch mailbox={mailbox} name={name} />
      {children}
    </li>
  )
}

/** Mails sent in the last 24 hours, and the daily limit. */
function DayUse({ mailbox: { sent_last_24_hours: sent, pace, slow_start: slowStart } }: { mailbox: Mailbox }) {
  const limit = slowStart?.per_day ?? pace.per_day
  return (
    <div>
      {slowStart !== null && <Text size="sm">{texts.slowStart(slowStart.day, slowStart.per_day)}</Text>}
      <Text size="sm" c="dimmed" className={classes.figures}>
        {limit === null ? texts.sent(sent) : texts.sentOf(sent, limit)}
      </Text>
      {limit !== null && (
        <Progress
          mt={4}
          size={6}
          value={Math.min(100, (sent / limit) * 100)}
          color="var(--troupe-accent)"
          aria-hidden
        />
      )}
    </div>
  )
}

interface RestProps {
  mailbox: AnyMailbox
  pause: MailboxPause
}

function describePause({ cause, until }: MailboxPause): string {
  const when = formatTimeUntil(new Date(until), new Date())
  return cause === 'unconfirmed' ? texts.unconfirmed(when) : texts.rests(when)
}

/** Why a mailbox is paused, with a button to try again now. */
function Rest({ mailbox, pause }: RestProps) {
  const resume = useResumeMailbox(mailbox)
  const name = nameMailbox(mailbox)
  const tryAgain = () =>
    resume.mutate(undefined, {
      onSuccess: () => notifications.show({ message: texts.resumed(name) }),
      onError: ({ message }) => notifications.show({ color: 'red', title: texts.resumeFailed, message }),
    })
  return (
    <Alert color="yellow" role="status" title={describePause(pause)}>
      <Text size="sm" mb={8} className={classes.reason}>
        {tell(pause.reason_message, pause.reason)}
      </Text>
      <Button
        variant="default"
        size="xs"
        aria-label={texts.resumeOf(name)}
        loading={resume.isPending}
        onClick={tryAgain}
      >
        {texts.resume}
      </Button>
    </Alert>
  )
}
