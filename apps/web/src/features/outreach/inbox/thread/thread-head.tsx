import { ActionIcon, Button, Text, Title, Tooltip } from '@mantine/core'
import {
  IconArrowLeft,
  IconCheck,
  IconClock,
  IconInfoCircle,
  IconMail,
  IconMailOpened,
  IconRotate,
} from '@tabler/icons-react'
import type { ThreadDetails } from '@troupe/contract/mail/inbox'
import { Link, type To } from 'react-router'
import { formatDayAndTime } from '../../../../lib/format/dates.ts'
import { Moment } from '../../../../ui/moment.tsx'
import { StateMark } from '../../../../ui/state-mark.tsx'
import type { ThreadChangeInput } from '../../api/inbox.ts'
import { LaterMenu } from '../later/later-menu.tsx'
import { describeThread } from '../texts/describe-thread.ts'
import { inboxTexts } from '../texts/inbox-texts.ts'
import { threadTexts } from './thread-texts.ts'
import classes from './thread-view.module.css'

const texts = threadTexts.actions

export interface ThreadHeadProps {
  thread: ThreadDetails
  /** The list, which a phone shows instead of the thread. */
  back: To
  onChange: (change: ThreadChangeInput) => void
  isSnoozing: boolean
  onSnoozing: (isSnoozing: boolean) => void
  /** Shows what is known beside the mails, where there is no column for it. */
  onAbout: () => void
}

/** The other person, the state of the thread, and what can be done with it. */
export function ThreadHead({ thread, back, onChange, isSnoozing, onSnoozing, onAbout }: ThreadHeadProps) {
  const { name, address, state, unread, snoozed_until: until } = thread
  const described = describeThread(thread)
  const isDone = state === 'done'
  return (
    <header className={classes.head}>
      <ActionIcon
        component={Link}
        to={back}
        className={classes.back}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={threadTexts.back}
      >
        <IconArrowLeft size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <div className={classes.who}>
        <Title order={2} size="h3" dir="auto" className={classes.name}>
          {name || address}
        </Title>
        <Text size="sm" c="dimmed" className={classes.facts}>
          <StateMark tone={described.tone}>{described.label}</StateMark>
          {until !== null && (
            <span>
              <Moment label={inboxTexts.snoozedUntil} at={until} format={formatDayAndTime} />
            </span>
          )}
        </Text>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          className={classes.done}
          aria-label={isDone ? texts.reopen : texts.done}
          title={isDone ? texts.reopen : texts.done}
          onClick={() => onChange({ state: isDone ? 'open' : 'done' })}
        >
          {isDone ? <IconRotate size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
          <span className={classes.doneLabel}>{isDone ? texts.reopen : texts.done}</span>
        </Button>
        {until === null ? (
          <LaterMenu
            isOpen={isSnoozing}
            onOpenChange={onSnoozing}
            onChoose={(at) => onChange({ snoozed_until: at.toISOString() })}
            target={
              <IconButton
                label={texts.snooze}
                icon={IconClock}
                onClick={() => onSnoozing(!isSnoozing)}
                hasMenuOpen={isSnoozing}
              />
            }
          />
        ) : (
          <IconButton label={texts.wake} icon={IconClock} onClick={() => onChange({ snoozed_until: null })} isOn />
        )}
        <IconButton
          label={unread ? texts.markRead : texts.markUnread}
          icon={unread ? IconMailOpened : IconMail}
          onClick={() => onChange({ unread: !unread })}
        />
        <span className={classes.about}>
          <IconButton label={texts.about} icon={IconInfoCircle} onClick={onAbout} />
        </span>
      </div>
    </header>
  )
}

interface IconButtonProps {
  label: string
  icon: typeof IconClock
  onClick: () => void
  isOn?: boolean
  /** Whether its menu is open, which then says the same as its tooltip. */
  hasMenuOpen?: boolean
}

function IconButton({ label, icon: Icon, onClick, isOn = false, hasMenuOpen = false, ...given }: IconButtonProps) {
  return (
    <Tooltip label={label} disabled={hasMenuOpen}>
      <ActionIcon
        variant={isOn ? 'light' : 'subtle'}
        color={isOn ? 'sea' : 'gray'}
        size={40}
        aria-label={label}
        onClick={onClick}
        {...given}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
