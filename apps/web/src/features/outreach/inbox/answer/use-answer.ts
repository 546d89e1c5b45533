import { notifications } from '@mantine/notifications'
import type { AnswerDraft, ThreadDetails, ThreadState } from '@troupe/contract/mail/inbox'
import { useRef, useState } from 'react'
import { useIsLeft } from '../../../../lib/use-is-left.ts'
import { useAnswerDraftCalls, useSendAnswer } from '../../api/thread-answers.ts'
import { DraftKeeper, type DraftState } from '../../drafts/draft-keeper.ts'
import { useFlush } from '../../drafts/use-flush.ts'
import { answerTexts as texts } from './answer-texts.ts'

/** The answer that is being written: kept on the server, and sent. */
export interface Answer {
  readonly body: string
  readonly change: (body: string) => void
  /** Puts a suggestion at the end of the text. */
  readonly suggest: (html: string) => void
  /** Whether the text ends with an unedited suggestion. */
  readonly isSuggested: boolean
  readonly state: DraftState<AnswerDraft>
  readonly retry: () => void
  readonly takeTheirs: (theirs: AnswerDraft | null) => void
  readonly keepMine: () => void
  readonly discard: () => void
  readonly send: (nextState: ThreadState) => void
  readonly isSending: boolean
  readonly problem: string | null
}

/** The text of the answer, kept on the server. */
function useKeptAnswer(thread: ThreadDetails) {
  const calls = useAnswerDraftCalls(thread.id)
  const [body, setBody] = useState(thread.draft?.body ?? '')
  const [state, setState] = useState<DraftState<AnswerDraft>>({ kind: 'unchanged' })
  const [keeper] = useState(() => new DraftKeeper<string, AnswerDraft>(calls, setState, thread.draft))
  useFlush(keeper)
  // Handlers of an editor can be older than the last rendering.
  const latest = useRef(body)
  const show = (next: string) => {
    latest.current = next
    setBody(next)
  }
  return {
    body,
    state,
    keeper,
    readLatest: () => latest.current,
    change: (next: string) => {
      show(next)
      keeper.change(next === '' ? null : next)
    },
    /** Shows what the server has. */
    adopt: (stored: AnswerDraft | null) => {
      keeper.adopt(stored)
      show(stored?.body ?? '')
    },
  }
}

/**
 * @param thread whose draft is gone on with; the text is its own afterwards.
 * @param onSent called once the answer is stored and leaves, unless the form was left before.
 */
export function useAnswer(thread: ThreadDetails, onSent: () => void): Answer {
  const { body, state, keeper, readLatest, change, adopt } = useKeptAnswer(thread)
  const [suggested, setSuggested] = useState<string | null>(null)
  /** Why the answer was not sent, as long as it is the same. */
  const [refusal, setRefusal] = useState<{ body: string; problem: string } | null>(null)
  const sending = useSendAnswer(thread.id)
  /** Since the draft is stored first: what would be written meanwhile would not be sent. */
  const [isSending, setSending] = useState(false)
  const isLeft = useIsLeft()

  const send = async (next_state: ThreadState) => {
    const sent = readLatest()
    if (sent === '') return setRefusal({ body: sent, problem: texts.empty })
    setSending(true)
    await keeper.flush()
    // The other window may have sent the answer. The user decides about the text that is shown.
    if (keeper.isInConflict) return setSending(false)
    const { revision, isSaved } = keeper
    const body = { body: sent, next_state, ...(isSaved && revision !== null ? { draft_revision: revision } : {}) }
    await sending.mutateAsync(body).then(
      () => {
        adopt(null)
        notifications.show({ message: texts.onItsWay })
        // Another conversation may be answered by now.
        if (!isLeft.current) onSent()
      },
      ({ message }: Error) => {
        setRefusal({ body: sent, problem: texts.failed(message) })
        // The form, which says it otherwise, is gone.
        if (isLeft.current) notifications.show({ color: 'red', message: texts.failed(message) })
      },
    )
    setSending(false)
  }
  return {
    body,
    change,
    suggest: (html) => {
      const next = readLatest() + html
      change(next)
      setSuggested(next)
    },
    isSuggested: suggested !== null && suggested === body,
    state,
    retry: () => void keeper.flush(),
    takeTheirs: adopt,
    keepMine: () => keeper.keepMine(),
    discard: () => {
      change('')
      void keeper.flush()
    },
    send: (next) => void send(next),
    isSending,
    problem: refusal?.body === body ? refusal.problem : null,
  }
}
