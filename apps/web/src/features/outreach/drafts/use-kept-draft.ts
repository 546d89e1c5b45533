import type { MailDraftContent, MailDraft as StoredDraft } from '@troupe/contract/campaigns/mail-drafts'
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraftCalls } from '../api/mail-draft.ts'
import { DraftKeeper, type DraftState } from './draft-keeper.ts'
import { emptyDraft, fromStored, isBlank, type MailDraft, toStoredContent } from './mail-draft.ts'
import { useFlush } from './use-flush.ts'

export interface KeptDraft {
  readonly draft: MailDraft
  readonly change: Dispatch<SetStateAction<MailDraft>>
  /** The creators with which the draft was stored, as the page that writes it has changed them since. */
  readonly creators: StoredDraft['creators']
  readonly changeCreators: (creators: StoredDraft['creators']) => void
  readonly state: DraftState<StoredDraft>
  /** False while the draft is read from the server. */
  readonly isReady: boolean
  /** The text on the server with which the draft began; undefined if it began empty. */
  readonly restored: StoredDraft | undefined
  /** Takes the text of another window, or none if that has sent or discarded the mail. */
  readonly takeTheirs: (theirs: StoredDraft | null) => void
  readonly keepMine: () => void
  /** Saves again after a failure. */
  readonly retry: () => void
  /** Stores the mail with its creators, even if nothing is written. @returns whether the server has it. */
  readonly store: () => Promise<boolean>
  /** Stores what is not stored. @returns the revision on the server; null if there is none, or it is another one. */
  readonly settle: () => Promise<string | null>
  /** Empties the draft and removes it from the server; a page keeps the creators. */
  readonly discard: () => void
  /** Empties the draft after the server has removed it. */
  readonly forget: () => void
}

/**
 * The user's unfinished mail: read from the server when it is opened, and stored there at each pause in writing.
 * @param creatorIds the chosen creators, stored with what is written; undefined: those of the draft, which are kept even
 * if nothing is written.
 * @param collectionId collection that it is written to, stored with it; null: none; undefined: that of the draft.
 */
export function useKeptDraft(isOpen: boolean, creatorIds?: readonly string[], collectionId?: string | null): KeptDraft {
  const calls = useDraftCalls()
  const [draft, setDraft] = useState(emptyDraft)
  const [creators, setCreators] = useState<StoredDraft['creators']>([])
  const [state, setState] = useState<DraftState<StoredDraft>>({ kind: 'unchanged' })
  const [restored, setRestored] = useState<StoredDraft>()
  const [keeper] = useState(() => new DraftKeeper<MailDraftContent, StoredDraft>(calls, setState))
  // Handlers of an editor can be older than the last rendering.
  const latest = useRef({ draft, creatorIds: creatorIds ?? [] })
  useEffect(() => {
    if (creatorIds) latest.current.creatorIds = creatorIds
  }, [creatorIds])

  const show = (next: MailDraft) => {
    latest.current.draft = next
    setDraft(next)
  }
  const showCreators = (next: StoredDraft['creators']) => {
    if (!creatorIds) latest.current.creatorIds = next.map(({ id }) => id)
    setCreators(next)
  }
  const begin = (stored: StoredDraft | null) => {
    keeper.adopt(stored)
    const begun = stored ? fromStored(stored) : emptyDraft
    show(collectionId === undefined ? begun : { ...begun, collectionId })
    showCreators(stored?.creators ?? [])
    setRestored(stored ?? undefined)
  }
  const keep = () => {
    const { draft: written, creatorIds: ids } = latest.current
    const isEmpty = isBlank(written) && (creatorIds !== undefined || ids.length === 0)
    keeper.change(isEmpty ? null : toStoredContent(written, ids))
  }
  const write = (next: MailDraft) => {
    show(next)
    keep()
  }
  return {
    draft,
    change: (next) => write(typeof next === 'function' ? next(latest.current.draft) : next),
    creators,
    changeCreators: (next) => {
      showCreators(next)
      keep()
    },
    ...makeSaving(keeper, () => toStoredContent(latest.current.draft, latest.current.creatorIds)),
    state,
    isReady: useReading(isOpen, keeper, { load: calls.load, begin }),
    restored,
    takeTheirs: begin,
    discard: () => {
      setRestored(undefined)
      write({ ...emptyDraft, collectionId: latest.current.draft.collectionId })
      void keeper.flush()
    },
    forget: () => begin(null),
  }
}

type Saving = Pick<KeptDraft, 'keepMine' | 'retry' | 'store' | 'settle'>

type Keeper = DraftKeeper<MailDraftContent, StoredDraft>

function makeSaving(keeper: Keeper, read: () => MailDraftContent): Saving {
  return {
    keepMine: () => keeper.keepMine(),
    retry: () => void keeper.flush(),
    store: async () => {
      keeper.change(read())
      await keeper.flush()
      return keeper.isSaved
    },
    settle: async () => {
      await keeper.flush()
      return keeper.isSaved ? keeper.revision : null
    },
  }
}

interface Reading {
  readonly load: () => Promise<StoredDraft | null>
  readonly begin: (stored: StoredDraft | null) => void
}

/** Reads the draft at each opening, and saves it at each closing. @returns whether it has been read. */
function useReading(isOpen: boolean, keeper: Keeper, { load, begin }: Reading): boolean {
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

  useFlush(keeper)
  return isReady
}
