import { type RefObject, useEffect, useRef } from 'react'
import { useOpenedCreator } from '../../../../ui/creator-list/creator-links.ts'

/** The creator whose panel was opened last. */
export interface LastOpened {
  readonly id: string
  /** Number of messages at the last time that the panel was open. */
  readonly after: number
}

/** Remembers which creator's panel was opened last, and between which messages. */
export function useLastOpened(messageCount: number): RefObject<LastOpened | undefined> {
  const id = useOpenedCreator()
  const last = useRef<LastOpened>(undefined)
  useEffect(() => {
    if (id !== undefined) last.current = { id, after: messageCount }
  }, [id, messageCount])
  return last
}
