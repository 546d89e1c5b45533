import { Button } from '@mantine/core'
import type { PipelineColumn } from '@troupe/contract/pipeline/pipeline'
import { useId, useState } from 'react'
import { type BoardChoice, toCardKey, useMoreCards } from '../api/read-pipeline.ts'
import { showFailure } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { BoardCard, type CardActions } from './board-card.tsx'
import classes from './board-column.module.css'
import { pipelineTexts as texts } from './pipeline-texts.ts'
import { useDropColumn } from './use-card-drag.ts'

interface BoardColumnProps extends CardActions {
  column: PipelineColumn
  /** The creators on the board. */
  choice: BoardChoice
  /** Key of the card that gets the focus. */
  focusedKey: string | undefined
  /** Whether the heading is hidden, since a field above names the column. */
  isAlone: boolean
}

/** Creators of one status. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, choice, focusedKey, isAlone, onOpen, onMove } = props
  const { status, count, cards } = column
  const { ref, isOver } = useDropColumn(status)
  const headingId = useId()
  return (
    <section
      ref={ref}
      className={classes.root}
      data-over={isOver || undefined}
      data-alone={isAlone || undefined}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={classes.heading}>
        {collectionTexts.statuses[status]}{' '}
        <span className={classes.count} title={texts.countInColumn(count)}>
          {count}
        </span>
      </h2>
      {cards.length === 0 ? (
        <p className={classes.empty}>{texts.emptyColumn}</p>
      ) : (
        <ul className={classes.cards}>
          {cards.map((card) => {
            const key = toCardKey(card)
            return (
              <li key={key}>
                <BoardCard
                  card={card}
                  hasCollection={choice.collectionId === undefined}
                  takesFocus={key === focusedKey}
                  onOpen={onOpen}
                  onMove={onMove}
                />
              </li>
            )
          })}
          {cards.length < count && (
            <li>
              <MoreButton choice={choice} status={status} />
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function MoreButton({ choice, status }: Pick<BoardColumnProps, 'choice'> & Pick<PipelineColumn, 'status'>) {
  const load = useMoreCards(choice)
  const [isLoading, setLoading] = useState(false)
  const loadMore = async () => {
    setLoading(true)
    try {
      await load(status)
    } catch (error) {
      showFailure(texts.moreFailed, error instanceof Error ? error : new Error(String(error)))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="default" size="compact-sm" fullWidth loading={isLoading} onClick={() => void loadMore()}>
      {texts.more}
    </Button>
  )
}
