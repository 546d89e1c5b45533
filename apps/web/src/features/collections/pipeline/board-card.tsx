import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { IconArrowsMove, IconCalendarDue, IconLink, IconNote } from '@tabler/icons-react'
import { type MemberStatus, memberStatuses } from '@troupe/contract/collections'
import type { PipelineCard } from '@troupe/contract/pipeline/pipeline'
import { memo, useEffect, useRef } from 'react'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import { CreatorAvatar } from '../../../ui/creator/creator-avatar.tsx'
import { PlatformGlyph } from '../../../ui/creator/platform-glyph.tsx'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { AssignedMark } from '../../../ui/team/assigned-mark.tsx'
import { toCardKey } from '../api/read-pipeline.ts'
import { collectionTexts } from '../collection-texts.ts'
import classes from './board-card.module.css'
import { dealTexts } from './deal-texts.ts'
import { pipelineTexts } from './pipeline-texts.ts'
import { useDraggedCard } from './use-card-drag.ts'

const texts = pipelineTexts.card

export interface CardActions {
  onOpen: (card: PipelineCard) => void
  onMove: (card: PipelineCard, status: MemberStatus) => void
}

interface BoardCardProps extends CardActions {
  card: PipelineCard
  /** Whether the collection is named, since the board has several. */
  hasCollection: boolean
  /** Whether it gets the focus, since its user has moved it by the keyboard. */
  takesFocus: boolean
}

/** Statuses after which a date is no longer due. */
const doneStatuses: readonly MemberStatus[] = ['live', 'paid', 'declined']

/** A creator on the board. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { card, hasCollection, takesFocus, onOpen, onMove } = props
  const { creator, collection, fee, due_on, has_note, links, status, assigned_to: assignee } = card
  const mayMove = useRefusal() === undefined
  const { ref, isDragged } = useDraggedCard(toCardKey(card), mayMove)
  return (
    <article ref={ref} className={classes.root} data-dragged={isDragged || undefined}>
      <div className={classes.head}>
        <CreatorAvatar src={creator.avatar_path} name={creator.title} size={32} />
        <div className={classes.names}>
          <UnstyledButton
            className={classes.name}
            aria-haspopup="dialog"
            aria-label={dealTexts.open(creator.title)}
            onClick={() => onOpen(card)}
          >
            <bdi>{creator.title}</bdi>
          </UnstyledButton>
          <span className={classes.place}>
            <PlatformGlyph platform={creator.platform} size={14} />
            {hasCollection && <bdi className={classes.collection}>{collection.name}</bdi>}
          </span>
        </div>
        <MoveMenu card={card} takesFocus={takesFocus} onMove={onMove} />
      </div>
      {(fee || due_on || has_note || links > 0 || assignee) && (
        <div className={classes.facts}>
          {fee && <span className={classes.fee}>{formatMoney(fee)}</span>}
          {due_on && <DueDate day={due_on} isDone={doneStatuses.includes(status)} />}
          {links > 0 && (
            <span className={classes.fact} title={texts.links(links)}>
              <IconLink size={14} stroke={1.6} role="img" aria-label={texts.links(links)} />
              <span aria-hidden>{links}</span>
            </span>
          )}
          {has_note && (
            <span className={classes.fact} title={texts.hasNote}>
              <IconNote size={14} stroke={1.6} role="img" aria-label={texts.hasNote} />
            </span>
          )}
          <AssignedMark userId={assignee} />
        </div>
      )}
    </article>
  )
})

/** The day at the reader's place, as yyyy-mm-dd. */
const toLocalDay = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

function DueDate({ day, isDone }: { day: string; isDone: boolean }) {
  const isOverdue = !isDone && day < toLocalDay(new Date())
  const short = formatShortDay(day)
  return (
    <time className={classes.fact} dateTime={day} data-overdue={isOverdue || undefined}>
      <IconCalendarDue size={14} stroke={1.6} aria-hidden />
      {isOverdue ? texts.overdue(short) : texts.due(short)}
    </time>
  )
}

function MoveMenu({ card, takesFocus, onMove }: Pick<BoardCardProps, 'card' | 'takesFocus' | 'onMove'>) {
  const refusal = useRefusal()
  const target = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) target.current?.focus()
  }, [takesFocus])
  const label = texts.move(card.creator.title)
  return (
    <Menu position="bottom-end" shadow="md" width={200}>
      <Menu.Target>
        <ActionIcon
          ref={target}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={label}
          disabled={refusal !== undefined}
          title={refusal ?? texts.moveTo}
        >
          <IconArrowsMove size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.moveTo}</Menu.Label>
        {memberStatuses.map((status) => (
          <Menu.Item key={status} disabled={status === card.status} onClick={() => onMove(card, status)}>
            {collectionTexts.statuses[status]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
