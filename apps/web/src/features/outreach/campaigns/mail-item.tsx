import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { CampaignMail } from '@troupe/contract/mail/campaigns'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PlatformGlyph } from '../../../ui/creator/platform-glyph.tsx'
import { useCreatorLink } from '../../../ui/creator-list/creator-links.ts'
import { Moment } from '../../../ui/moment.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { useResolveMail } from '../api/campaign-mails.ts'
import classes from './campaign-screen.module.css'
import { campaignTexts } from './campaign-texts.ts'
import { describeMail } from './describe-state.ts'

const texts = campaignTexts.mails

/** A mail to one creator, with its state and the reason. */
export function MailItem({ mail, withStep }: { mail: CampaignMail; withStep: boolean }) {
  const { creator, email, step, attempts, replied_at } = mail
  const { label, tone, explanation } = describeMail(mail)
  return (
    <li className={classes.mail}>
      <div className={classes.recipient}>
        <Text size="sm" fw={600} truncate>
          <PlatformGlyph platform={creator.platform} size={14} /> <CreatorTitle creator={creator} />
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {email}
        </Text>
      </div>
      <div className={classes.outcome}>
        <Group gap={8}>
          <StateMark tone={tone}>{label}</StateMark>
          {withStep && (
            <Text span size="sm" c="dimmed">
              {step === 0 ? campaignTexts.firstMail : campaignTexts.followUp(step)}
            </Text>
          )}
          {replied_at !== null && <StateMark tone="good">{texts.replied}</StateMark>}
        </Group>
        {explanation !== '' && (
          <Text size="sm" c="dimmed" className={classes.explanation}>
            {attempts > 1 ? texts.afterAttempts(explanation, attempts) : explanation}
          </Text>
        )}
        {mail.state === 'unknown' && <UnknownOutcome mail={mail} />}
      </div>
      <Text size="sm" c="dimmed" className={classes.when}>
        <Moment at={mail.sent_at ?? (mail.state === 'queued' ? mail.due_at : null) ?? mail.updated_at} />
      </Text>
    </li>
  )
}

/** The creator's name, linked to the panel, where a reply can be marked. A deleted creator has no link. */
function CreatorTitle({ creator: { id, title, handle } }: Pick<CampaignMail, 'creator'>) {
  const name = <bdi>{title || handle}</bdi>
  return id === null ? name : <CreatorAnchor id={id}>{name}</CreatorAnchor>
}

function CreatorAnchor({ id, children }: { id: string; children: ReactNode }) {
  const link = useCreatorLink(id)
  return (
    <Link {...link} className={classes.creator}>
      {children}
    </Link>
  )
}

/** Asks the user for the outcome, because such mails are never sent again automatically. */
function UnknownOutcome({ mail }: { mail: CampaignMail }) {
  const resolve = useResolveMail()
  const name = mail.creator.title || mail.creator.handle
  const say = (outcome: 'sent' | 'resend') =>
    resolve.mutate(
      { id: mail.id, outcome },
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
