import { Switch, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { CampaignCreator } from '@troupe/contract/campaigns/campaign-changes'
import type { Campaign } from '@troupe/contract/mail/campaigns'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../../../lib/format/dates.ts'
import { PlatformGlyph } from '../../../../ui/creator/platform-glyph.tsx'
import { useCreatorLink } from '../../../../ui/creator-list/creator-links.ts'
import { Moment } from '../../../../ui/moment.tsx'
import { StateMark } from '../../../../ui/state-mark.tsx'
import { useMarkReplied } from '../../api/creator-mails.ts'
import classes from './campaign-creators.module.css'
import { creatorsTexts as texts } from './creators-texts.ts'
import { StepCell } from './step-cell.tsx'

interface CreatorRowProps {
  row: CampaignCreator
  campaign: Campaign
}

/** States of a mail that may be answered. */
const leftStates = new Set(['handing', 'sent', 'unknown'])

/** A creator of a campaign: the mail of each step, and whether they replied. On a phone a card. */
export function CreatorRow({ row, campaign }: CreatorRowProps) {
  const { creator, email, mails, replied_at, unsubscribed_at } = row
  const name = creator.title || creator.handle
  return (
    <li className={classes.row}>
      <div className={classes.creator}>
        <Text size="sm" fw={600} className={classes.name}>
          <PlatformGlyph platform={creator.platform} size={14} /> <CreatorTitle id={creator.id}>{name}</CreatorTitle>
        </Text>
        <Text size="sm" c="dimmed" className={classes.address}>
          {email}
        </Text>
        {row.away_until !== null && (
          <Text size="sm" c="dimmed">
            {describeAbsence(row.away_until, row)}
          </Text>
        )}
        {unsubscribed_at !== null && (
          <Text size="sm">
            <StateMark tone="warning">
              <Moment label={texts.unsubscribedAt} at={unsubscribed_at} />
            </StateMark>
          </Text>
        )}
      </div>
      {campaign.steps.map(({ number }) => (
        <StepCell key={number} step={number} row={row} name={name} />
      ))}
      <div className={classes.replied}>
        {creator.id !== null && mails.some(({ state }) => leftStates.has(state)) && (
          <RepliedSwitch creatorId={creator.id} name={name} repliedAt={replied_at} />
        )}
      </div>
    </li>
  )
}

function describeAbsence(awayUntil: string, { mails }: CampaignCreator): string {
  const day = formatDay(awayUntil)
  return mails.some(({ step, state }) => step > 0 && state === 'queued') ? texts.awayWaiting(day) : texts.away(day)
}

/** The creator's name, linked to the panel. A deleted creator has no link. */
function CreatorTitle({ id, children }: { id: string | null; children: string }) {
  const name = <bdi>{children}</bdi>
  return id === null ? name : <CreatorAnchor id={id}>{name}</CreatorAnchor>
}

function CreatorAnchor({ id, children }: { id: string; children: ReactNode }) {
  const link = useCreatorLink(id)
  return (
    <Link {...link} className={classes.link}>
      {children}
    </Link>
  )
}

interface RepliedSwitchProps {
  creatorId: string
  name: string
  repliedAt: string | null
}

function RepliedSwitch({ creatorId, name, repliedAt }: RepliedSwitchProps) {
  const mark = useMarkReplied(creatorId)
  return (
    <>
      <Switch
        size="sm"
        label={<span className={classes.switchLabel}>{texts.replied}</span>}
        aria-label={texts.repliedOf(name)}
        checked={mark.isPending ? mark.variables : repliedAt !== null}
        onChange={(event) =>
          mark.mutate(event.currentTarget.checked, {
            onError: ({ message }) => notifications.show({ color: 'red', title: texts.repliedFailed, message }),
          })
        }
      />
      {repliedAt !== null && (
        <Text size="xs" c="dimmed">
          <Moment at={repliedAt} />
        </Text>
      )}
    </>
  )
}
