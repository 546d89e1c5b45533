import type { MailDraft as StoredDraft } from '@troupe/contract/mail-drafts'
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraftCalls } from '../api/mail-draft.ts'
import { DraftKeeper, type DraftState } from './draft-keeper.ts'
import { emptyDraft, fromStored, isBlank, type MailDraft, toStoredContent } from './mail-draft.ts'

export interface KeptDraft {
  readonly draft: MailDraft
  readonly change: Dispatch<SetStateAction<MailDraft>>
  readonly state: DraftState
  /** False while the draft is read from the server. */
  readonly isReady: boolean
  /** The text on the server with which the draft began; undefined if it began empty. */
  readonly restored: StoredDraft | undefined
  /** Takes the text of another window, or none if that has sent or discarded the mail. */
  readonly takeTheirs: (theirs: StoredDraft | null) => void
  readonly keepMine: () => void
  /** Saves again after a failure. */
  readonly retry: () => void
  /** Empties the draft and removes it from the server. */
  readonly discard: () => void
}

/**
 * The user's unfinished mail: read from the server when it is opened, and stored there at each pause in writing.
 * @param creatorIds the chosen creators, stored with it.
 * @param collectionId collection that it is written to, stored with it; null: none.
 */
export function useKeptDraft(
  isOpen: boolean,
  creatorIds: readonly string[],
  collectionId: string | null = null,
): KeptDraft {
  const calls = useDraftCalls()
  const [draft, setDraft] = useState(emptyDraft)
  const [state, setState] = useState<DraftState>({ kind: 'unchanged' })
  const [restored, setRestored] = useState<StoredDraft>()
  const [keeper] = useState(() => new DraftKeeper(calls, setState))
  // Handlers of an editor can be older than the last rendering.
  const latest = useRef({ draft, creatorIds })
  useEffect(() => {
    latest.current.creatorIds = creatorIds
  }, [creatorIds])

  const show = (next: MailDraft) => {
    latest.current.draft = next
    setDraft(next)
  }
  const begin = (stored: StoredDraft | null) => {
    keeper.adopt(stored)
    show({ ...(stored ? fromStored(stored) : emptyDraft), collectionId })
    setRestored(stored ?? undefined)
  }
  const store = (next: MailDraft) => {
    show(next)
    keeper.change(isBlank(next) ? null : toStoredContent(next, latest.current.creatorIds))
  }
  const discard = () => {
    setRestored(undefined)
    store({ ...emptyDraft, collectionId })
    void keeper.flush()
  }
  return {
    draft,
    change: (next) => store(typeof next === 'function' ? next(latest.current.draft) : next),
    state,
    isReady: useReading(isOpen, keeper, { load: calls.load, begin }),
    restored,
    takeTheirs: begin,
    keepMine: () => keeper.keepMine(),
    retry: () => void keeper.flush(),
    discard,
  }
}

interface Reading {
  readonly load: () => Promise<StoredDraft | null>
  readonly begin: (stored: StoredDraft | null) => void
}

/** Reads the draft at each opening, and saves it at each closing. @returns whether it has been read. */
function useReading(isOpen: boolean, keeper: DraftKeeper, { load, begin }: Reading): boolean {
  const [isReady, setReady] = useState(false)
  const open = useEffectEvent((stored: StoredDraft | null) => {
    begin(stored)
    setReady(true)
  })
  const isUnread = isOpen && !isReady
  useEffect(() => {
    if (!isUnread) return
    let isOver = false
    const end = (stored: StoredDraft | null) => !isOver && open(stored)
    // If there is a text that could not be read, saving another one reports the conflict.
    load().then(end, () => end(null))
    return () => {
      isOver = true
    }
  }, [isUnread, load])

  // Once everything is saved, the next opening begins with what is on the server then.
  useEffect(() => {
    if (isOpen) return
    let isOver = false
    void keeper.flush().then(() => {
      if (!isOver && keeper.isSaved) setReady(false)
    })
    return () => {
      isOver = true
    }
  }, [isOpen, keeper])

  useEffect(() => {
    const flush = () => void keeper.flush()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('online', flush)
      flush()
    }
  }, [keeper])
  return isReady
}
