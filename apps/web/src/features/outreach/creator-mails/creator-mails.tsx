import { Button, Skeleton, Switch, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { CreatorMail } from '@troupe/contract/mail/campaigns'
import { Link } from 'react-router'
import { Moment } from '../../../ui/moment.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { useCreatorMails, useMarkReplied } from '../api/creator-mails.ts'
import { describeMail } from '../campaigns/describe-state.ts'
import classes from './creator-mails.module.css'
import { creatorMailsTexts } from './creator-mails-texts.ts'

interface CreatorMailsProps {
  creatorId: string
  campaignsPath: string
}

/** Mails to a creator and whether they replied. A section of the creator's panel. */
export function CreatorMails({ creatorId, campaignsPath }: CreatorMailsProps) {
  const { data, error, refetch } = useCreatorMails(creatorId)
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
    return (
      <Text size="sm" c="dimmed">
        {creatorMailsTexts.none}
      </Text>
    )
  }
  return (
    <>
      <ul className={classes.list} aria-label={creatorMailsTexts.list}>
        {data.messages.map((mail) => (
          <MailLine key={mail.id} mail={mail} path={`${campaignsPath}/${mail.campaign_id}`} />
        ))}
      </ul>
      {data.total > data.messages.length && (
        <Text size="sm" c="dimmed">
          {creatorMailsTexts.more(data.total - data.messages.length)}
        </Text>
      )}
      <RepliedSwitch creatorId={creatorId} hasReplied={data.messages.some(({ replied_at }) => replied_at !== null)} />
    </>
  )
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
        <Moment at={mail.sent_at ?? mail.due_at ?? mail.updated_at} />
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
