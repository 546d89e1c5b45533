import { notifications } from '@mantine/notifications'
import type { AnswerDraft, ThreadDetails, ThreadState } from '@troupe/contract/mail/inbox'
import { useRef, useState } from 'react'
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
  /** Whether the text ends with a suggestion that nobody has edited. */
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

/**
 * @param thread whose draft is gone on with; the text is its own afterwards.
 * @param onSent called once the answer is stored and leaves.
 */
export function useAnswer(thread: ThreadDetails, onSent: () => void): Answer {
  const calls = useAnswerDraftCalls(thread.id)
  const [body, setBody] = useState(thread.draft?.body ?? '')
  const [suggested, setSuggested] = useState<string | null>(null)
  const [state, setState] = useState<DraftState<AnswerDraft>>({ kind: 'unchanged' })
  const [keeper] = useState(() => new DraftKeeper<string, AnswerDraft>(calls, setState, thread.draft))
  const [problem, setProblem] = useState<string | null>(null)
  useFlush(keeper)
  const sending = useSendAnswer(thread.id)
  // Handlers of an editor can be older than the last rendering.
  const latest = useRef(body)

  const show = (next: string) => {
    latest.current = next
    setBody(next)
    setProblem(null)
  }
  const change = (next: string) => {
    show(next)
    keeper.change(next === '' ? null : next)
  }
  const send = async (next_state: ThreadState) => {
    if (latest.current === '') return setProblem(texts.empty)
    await keeper.flush()
    const { revision } = keeper
    sending.mutate(
      {
        body: latest.current,
        next_state,
        ...(keeper.isSaved && revision !== null ? { draft_revision: revision } : {}),
      },
      {
        onSuccess: () => {
          keeper.adopt(null)
          show('')
          notifications.show({ message: texts.onItsWay })
          onSent()
        },
        onError: ({ message }) => setProblem(texts.failed(message)),
      },
    )
  }
  return {
    body,
    change,
    suggest: (html) => {
      const next = latest.current + html
      change(next)
      setSuggested(next)
    },
    isSuggested: suggested !== null && suggested === body,
    state,
    retry: () => void keeper.flush(),
    takeTheirs: (theirs) => {
      keeper.adopt(theirs)
      show(theirs?.body ?? '')
    },
    keepMine: () => keeper.keepMine(),
    discard: () => {
      change('')
      void keeper.flush()
    },
    send: (next) => void send(next),
    isSending: sending.isPending,
    problem,
  }
}
