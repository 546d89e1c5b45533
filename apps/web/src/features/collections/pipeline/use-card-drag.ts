import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { MemberStatus } from '@troupe/contract/collections'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Makes an element a card that can be dragged, if it may move. @returns its ref, and whether it is being dragged. */
export function useDraggedCard(
  cardKey: string,
  mayMove: boolean,
): { ref: RefObject<HTMLElement | null>; isDragged: boolean } {
  const ref = useRef<HTMLElement>(null)
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    if (!ref.current || !mayMove) return undefined
    return draggable({
      element: ref.current,
      getInitialData: () => ({ cardKey }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [cardKey, mayMove])
  return { ref, isDragged }
}

/** Makes an element a column onto which cards are dropped. @returns its ref, and whether a card is above it. */
export function useDropColumn(status: MemberStatus): { ref: RefObject<HTMLElement | null>; isOver: boolean } {
  const ref = useRef<HTMLElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!ref.current) return undefined
    return dropTargetForElements({
      element: ref.current,
      getData: () => ({ status }),
      canDrop: ({ source }) => typeof source.data.cardKey === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [status])
  return { ref, isOver }
}

/** Calls back when a card is dropped onto a column. */
export function useCardDrops(onDrop: (cardKey: string, status: MemberStatus) => void): void {
  const handle = useEffectEvent(onDrop)
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const { cardKey } = source.data
          const status = MemberStatus.safeParse(location.current.dropTargets[0]?.data.status).data
          if (typeof cardKey === 'string' && status) handle(cardKey, status)
        },
      }),
    [],
  )
}
