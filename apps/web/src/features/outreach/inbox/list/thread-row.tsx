import { Skeleton, VisuallyHidden } from '@mantine/core'
import { IconBell, IconClock, IconPencil } from '@tabler/icons-react'
import type { Thread } from '@troupe/contract/mail/inbox'
import { Link, type To } from 'react-router'
import { formatDayAndTime } from '../../../../lib/format/dates.ts'
import { PlatformGlyph } from '../../../../ui/creator/platform-glyph.tsx'
import { Moment } from '../../../../ui/moment.tsx'
import { StateMark } from '../../../../ui/state-mark.tsx'
import { AssignedMark } from '../../../../ui/team/assigned-mark.tsx'
import { describeLastMail, describeThread, excerptOf } from '../texts/describe-thread.ts'
import { inboxTexts as texts } from '../texts/inbox-texts.ts'
import classes from './thread-list.module.css'

interface ThreadRowProps {
  thread: Thread
  /** In the list. */
  position: number
  isOpened: boolean
  /** Whether it says which state the thread has. */
  showsState: boolean
  to: To
}

/** A thread in the list: the other person, what the newest mail says and when, and what is to be done. */
export function ThreadRow({ thread, position, isOpened, showsState, to }: ThreadRowProps) {
  const { creator, name, address, subject, unread, last_mail: last } = thread
  return (
    <li className={classes.row} data-position={position} data-unread={unread || undefined}>
      <Link to={to} className={classes.link} aria-current={isOpened ? 'true' : undefined}>
        <span className={classes.first}>
          {unread && <VisuallyHidden>{texts.unread}</VisuallyHidden>}
          <span className={classes.name} dir="auto">
            {name || address}
          </span>
          {creator && <PlatformGlyph platform={creator.platform} />}
          <span className={classes.time}>
            <Moment at={last.at} />
          </span>
          <AssignedMark userId={thread.assigned_to} />
        </span>
        <span className={classes.subject} dir="auto">
          {subject || texts.noSubject}
        </span>
        <span className={classes.excerpt} dir="auto">
          {excerptOf(thread)}
        </span>
        <Marks thread={thread} showsState={showsState} />
      </Link>
    </li>
  )
}

function Marks({ thread, showsState }: Pick<ThreadRowProps, 'thread' | 'showsState'>) {
  const { snoozed_until: until, next_step: step, has_draft: hasDraft } = thread
  const last = describeLastMail(thread)
  const state = describeThread(thread)
  if (!last && !showsState && !hasDraft && until === null && !step) return null
  return (
    <span className={classes.marks}>
      {showsState && <StateMark tone={state.tone}>{state.label}</StateMark>}
      {last && <StateMark tone={last.tone}>{last.label}</StateMark>}
      {hasDraft && (
        <span className={classes.mark}>
          <IconPencil size={14} stroke={1.6} aria-hidden />
          {texts.draft}
        </span>
      )}
      {until !== null && (
        <span className={classes.mark}>
          <IconClock size={14} stroke={1.6} aria-hidden />
          <Moment label={texts.snoozedUntil} at={until} format={formatDayAndTime} />
        </span>
      )}
      {step && (
        <span className={classes.mark}>
          <IconBell size={14} stroke={1.6} aria-hidden />
          <Moment label={step.text || texts.reminder} at={step.at} format={formatDayAndTime} />
        </span>
      )}
    </span>
  )
}

const skeletonRows = [1, 2, 3, 4, 5, 6]

/** Placeholder of the list, as high as rows without marks. */
export function ThreadListSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      {skeletonRows.map((row) => (
        <div key={row} className={classes.skeleton} aria-hidden>
          <Skeleton height={14} width="55%" />
          <Skeleton height={12} width="80%" />
          <Skeleton height={12} width="90%" />
        </div>
      ))}
    </div>
  )
}
