import type { MemberStatus } from '@troupe/contract/collections'
import type { PipelineCard } from '@troupe/contract/pipeline/pipeline'
import { useCallback, useState } from 'react'
import { useMoveCard } from '../api/move-card.ts'
import { toCardKey } from '../api/read-pipeline.ts'
import { showFailure } from '../collection-messages.ts'
import { collectionTexts } from '../collection-texts.ts'
import { pipelineTexts } from './pipeline-texts.ts'

const texts = pipelineTexts.card

/** Moves cards, says so to screen readers, and keeps the focus on a card that is moved by its menu. */
export function useMovedCards() {
  const { mutateAsync } = useMoveCard()
  const [focusedKey, setFocusedKey] = useState<string>()
  const [said, setSaid] = useState('')
  const move = useCallback(
    (card: PipelineCard, status: MemberStatus, takesFocus: boolean) => {
      if (status === card.status) return
      setFocusedKey(takesFocus ? toCardKey(card) : undefined)
      setSaid(texts.moved(card.creator.title, collectionTexts.statuses[status]))
      // Also if another card is moved meanwhile.
      mutateAsync({ card, status }).catch((error: Error) => {
        setSaid('')
        showFailure(texts.moveFailed(card.creator.title), error)
      })
    },
    [mutateAsync],
  )
  return { move, focusedKey, said }
}
