import { Button, Skeleton, Switch, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { CreatorMail } from '@troupe/contract/mail/campaigns'
import type { ReceivedMail } from '@troupe/contract/mail/received-mails'
import { Link } from 'react-router'
import { Moment } from '../../../ui/moment.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { useContact } from '../api/contacts.ts'
import { useCreatorMails, useMarkReplied, useReceivedMails } from '../api/creator-mails.ts'
import { describeMail } from '../campaigns/describe-state.ts'
import classes from './creator-mails.module.css'
import { creatorMailsTexts } from './creator-mails-texts.ts'
import { ReceivedLine } from './received-line.tsx'

interface CreatorMailsProps {
  creatorId: string
  campaignsPath: string
}

/** Mails to and from a creator, and whether they replied. A section of the creator's panel. */
export function CreatorMails({ creatorId, campaignsPath }: CreatorMailsProps) {
  const { data, error, refetch } = useCreatorMails(creatorId)
  const { data: received = [], error: receivedError } = useReceivedMails(creatorId)
  if (!data && error) {
    return (
      <>
        <Text size="sm" role="alert">
          {creatorMailsTexts.failed(error.message)}
        </Text>
        <Button variant="default" size="compact-sm" mt={8} onClick={() => void refetch()}>
          {creatorMailsTexts.retry}
        </Button>
      </>
    )
  }
  if (!data) return <Skeleton height={48} />
  if (data.total === 0) {
    return <NoMails creatorId={creatorId} />
  }
  return (
    <>
      <ul
        className={classes.list}
        aria-label={received.length > 0 ? creatorMailsTexts.listBoth : creatorMailsTexts.list}
      >
        {mergeMails(data.messages, received).map((mail) => {
          const path = `${campaignsPath}/${mail.campaign_id}`
          return 'kind' in mail ? (
            <ReceivedLine key={mail.id} mail={mail} path={path} />
          ) : (
            <MailLine key={mail.id} mail={mail} path={path} />
          )
        })}
      </ul>
      {receivedError && (
        <Text size="sm" role="alert">
          {creatorMailsTexts.receivedFailed(receivedError.message)}
        </Text>
      )}
      {data.total > data.messages.length && (
        <Text size="sm" c="dimmed">
          {creatorMailsTexts.more(data.total - data.messages.length)}
        </Text>
      )}
      <RepliedSwitch creatorId={creatorId} hasReplied={data.messages.some(({ replied_at }) => replied_at !== null)} />
    </>
  )
}

/** Says that there are no mails, unless some went to the creator's address or another channel. */
function NoMails({ creatorId }: { creatorId: string }) {
  const contact = useContact(creatorId)
  return (
    !contact && (
      <Text size="sm" c="dimmed">
        {creatorMailsTexts.none}
      </Text>
    )
  )
}

const timeOf = ({ sent_at, due_at, updated_at }: CreatorMail) => sent_at ?? due_at ?? updated_at

/** Puts received mails between the sent ones, which keep their order, by time. */
function mergeMails(sent: readonly CreatorMail[], received: readonly ReceivedMail[]): (CreatorMail | ReceivedMail)[] {
  const waiting = [...received]
  const merged: (CreatorMail | ReceivedMail)[] = []
  for (const mail of sent) {
    const older = waiting.findIndex(({ received_at }) => received_at < timeOf(mail))
    merged.push(...waiting.splice(0, older < 0 ? waiting.length : older), mail)
  }
  return [...merged, ...waiting]
}

function MailLine({ mail, path }: { mail: CreatorMail; path: string }) {
  const { label, tone, explanation } = describeMail(mail)
  return (
    <li className={classes.mail}>
      <Link to={path} className={classes.subject} dir="auto">
        {mail.subject}
      </Link>
      <Text span size="sm" c="dimmed" className={classes.facts}>
        <StateMark tone={tone}>{label}</StateMark>
        <Moment at={timeOf(mail)} />
        {explanation !== '' && <span>{explanation}</span>}
      </Text>
    </li>
  )
}

function RepliedSwitch({ creatorId, hasReplied }: { creatorId: string; hasReplied: boolean }) {
  const mark = useMarkReplied(creatorId)
  return (
    <Switch
      mt={12}
      label={creatorMailsTexts.replied}
      description={creatorMailsTexts.repliedHint}
      checked={mark.isPending ? mark.variables : hasReplied}
      onChange={(event) =>
        mark.mutate(event.currentTarget.checked, {
          onError: ({ message }) =>
            notifications.show({ color: 'red', title: creatorMailsTexts.changeFailed, message }),
        })
      }
    />
  )
}
