import { Button, NativeSelect, Skeleton, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { MemberStatus } from '@troupe/contract/collections'
import type { Pipeline, PipelineCard } from '@troupe/contract/pipeline/pipeline'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { AssignmentFilter, useAssignment } from '../../../ui/team/assignment-filter.tsx'
import { type BoardChoice, toCardKey, usePipeline } from '../api/read-pipeline.ts'
import { describeFailure } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { BoardColumn } from './board-column.tsx'
import { BoardMenu } from './board-menu.tsx'
import { BoardTotals } from './board-totals.tsx'
import classes from './board-view.module.css'
import { DealDialog } from './deal-dialog.tsx'
import { pipelineTexts as texts } from './pipeline-texts.ts'
import { useCardDrops } from './use-card-drag.ts'
import { useMovedCards } from './use-moved-cards.ts'

interface BoardViewProps {
  /** Undefined: the creators of all collections. */
  collectionId?: string
  /** Shown instead of a board without creators. */
  empty?: ReactNode
}

/** The board: totals, files, and a column for each status. */
export function BoardView({ collectionId, empty }: BoardViewProps) {
  const assigned = useAssignment()
  const choice = useMemo(() => ({ collectionId, assigned }), [collectionId, assigned])
  const { data, error, isFetching, refetch } = usePipeline(choice)
  if (data) {
    const isEmpty = data.columns.every(({ count }) => count === 0)
    return isEmpty && empty && !assigned ? empty : <LoadedBoard board={data} choice={choice} />
  }
  if (error && !isFetching) {
    return (
      <Notice isError title={describeFailure(texts.failed, error)} text="">
        <Button variant="default" onClick={() => void refetch()}>
          {collectionTexts.retry}
        </Button>
      </Notice>
    )
  }
  return <BoardSkeleton />
}

/** Placeholder for a board that is loading. */
export function BoardSkeleton() {
  return (
    <div className={classes.root} role="status" aria-label={texts.loading}>
      <Skeleton height={44} width="min(480px, 100%)" />
      <Skeleton height={420} radius="lg" />
    </div>
  )
}

function LoadedBoard({ board, choice }: { board: Pipeline; choice: BoardChoice }) {
  const { move, focusedKey, said } = useMovedCards()
  const [opened, setOpened] = useState<PipelineCard | null>(null)
  const [shownStatus, setShownStatus] = useState<MemberStatus>(() => findFirstUsed(board))
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const moveByHand = useCallback((card: PipelineCard, status: MemberStatus) => move(card, status, true), [move])
  useCardDrops((key, status) => {
    const card = board.columns.flatMap(({ cards }) => cards).find((each) => toCardKey(each) === key)
    if (card) move(card, status, false)
  })
  const member = useMemo(
    () => opened && { collectionId: opened.collection.id, creatorId: opened.creator.id, name: opened.creator.title },
    [opened],
  )
  const columns = isPhone ? board.columns.filter(({ status }) => status === shownStatus) : board.columns
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <BoardTotals totals={board.totals} />
        {isPhone && (
          <NativeSelect
            className={classes.status}
            label={texts.column}
            data={board.columns.map(({ status, count }) => ({
              value: status,
              label: texts.columnWithCount(collectionTexts.statuses[status], count),
            }))}
            value={shownStatus}
            onChange={(event) => setShownStatus(MemberStatus.parse(event.currentTarget.value))}
          />
        )}
        <AssignmentFilter className={classes.assigned} />
        <BoardMenu collectionId={choice.collectionId} calendarSince={board.calendar_since} />
      </div>
      {/* Reachable by the keyboard, since it scrolls. */}
      <section className={classes.columns} aria-label={texts.board} tabIndex={isPhone ? undefined : 0}>
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            choice={choice}
            focusedKey={focusedKey}
            isAlone={isPhone}
            onOpen={setOpened}
            onMove={moveByHand}
          />
        ))}
      </section>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <DealDialog member={member} onClose={() => setOpened(null)} />
    </div>
  )
}

/** On a phone the first column with a creator is shown. */
const findFirstUsed = ({ columns }: Pipeline) => columns.find(({ count }) => count > 0)?.status ?? 'to_contact'
