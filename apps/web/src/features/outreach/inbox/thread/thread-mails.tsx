import { Text } from '@mantine/core'
import type { ThreadDetails } from '@troupe/contract/mail/inbox'
import type { ThreadMail } from '@troupe/contract/mail/thread-mails'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Moment } from '../../../../ui/moment.tsx'
import { StateMark } from '../../../../ui/state-mark.tsx'
import { describeMail } from '../../campaigns/describe-state.ts'
import { describeAnswer, describeKind } from '../texts/describe-thread.ts'
import { inboxTexts } from '../texts/inbox-texts.ts'
import { AnswerOutcome } from './answer-outcome.tsx'
import { MailText } from './mail-text.tsx'
import { ReceivedMailBody } from './received-mail.tsx'
import classes from './thread-mails.module.css'
import { threadTexts as texts } from './thread-texts.ts'

interface ThreadMailsProps {
  thread: ThreadDetails
  campaignsPath: string
}

/** The mails of a thread both ways, in order. */
export function ThreadMails({ thread, campaignsPath }: ThreadMailsProps) {
  return (
    <>
      {thread.has_earlier && (
        <Text size="sm" c="dimmed" mb={16}>
          {texts.earlier}
        </Text>
      )}
      <ol className={classes.list} aria-label={texts.mails}>
        {thread.mails.map((mail) => (
          <li key={mail.id} data-mail={mail.id}>
            <MailItem mail={mail} thread={thread} campaignsPath={campaignsPath} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface MailItemProps {
  mail: ThreadMail
  thread: ThreadDetails
  campaignsPath: string
}

function MailItem({ mail, thread, campaignsPath }: MailItemProps) {
  if (mail.type === 'received') {
    const { label, tone } = describeKind(mail.kind, mail.cause)
    return (
      <MailCard
        mail={mail}
        // Many write under no name.
        name={mail.from.name || (mail.from.address === thread.address && thread.name) || mail.from.address}
        mark={mail.kind !== 'answer' && <StateMark tone={tone}>{label}</StateMark>}
      >
        <ReceivedMailBody mail={mail} />
      </MailCard>
    )
  }
  if (mail.type === 'answer') {
    const { label, tone } = describeAnswer(mail.state)
    return (
      <MailCard mail={mail} name={texts.you} mark={<StateMark tone={tone}>{label}</StateMark>}>
        <MailText mail={mail} />
        <AnswerOutcome mail={mail} threadId={thread.id} />
      </MailCard>
    )
  }
  const { label, tone } = describeMail({ state: mail.state, reason: null, detail: null })
  return (
    <MailCard
      mail={mail}
      name={texts.you}
      mark={
        <>
          <StateMark tone={tone}>{label}</StateMark>
          <Link to={`${campaignsPath}/${mail.campaign_id}`} className={classes.campaign}>
            {mail.step === 0 ? texts.campaign : texts.followUp}
          </Link>
        </>
      }
    >
      <MailText mail={mail} />
    </MailCard>
  )
}

interface MailCardProps {
  mail: ThreadMail
  /** Name of its writer. */
  name: string
  mark: ReactNode
  children: ReactNode
}

/** Sender, time and subject of the mail, then its text. */
function MailCard({ mail, name, mark, children }: MailCardProps) {
  const id = useId()
  const { type, from, to, subject, at } = mail
  const isOwn = type !== 'received'
  return (
    <article className={classes.mail} data-own={isOwn || undefined} aria-labelledby={id}>
      <div className={classes.first}>
        <h3 className={classes.from} id={id} dir="auto">
          {name}
        </h3>
        <span className={classes.time}>
          <Moment at={at} />
        </span>
      </div>
      <p className={classes.facts}>
        <span dir="auto">{isOwn ? texts.to(to.address) : from.address}</span>
        {mark}
      </p>
      <p className={classes.subject} dir="auto">
        {subject || inboxTexts.noSubject}
      </p>
      {children}
    </article>
  )
}
