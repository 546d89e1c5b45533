import { useMemo, useRef, useState } from 'react'
import { ApiError } from '../../../../lib/transport/api-error.ts'
import { useCallEndpoint } from '../../../../lib/transport/transport-context.tsx'
import { useNewestSignal } from '../../../../lib/use-newest-signal.ts'
import { useAnalysisCalls } from '../../api/analysis-calls.ts'
import { refineCriteria } from '../../api/conversation-calls.ts'
import { findAlike, findCreators, keepCreators } from '../../api/creator-search.ts'
import type { AssistantCalls } from './answer-by-search.ts'
import { type Asked, answerQuestion } from './answer-question.ts'
import { assistantTexts } from './assistant-texts.ts'
import { type ChatMessage, toAnswerMessage, toApologyMessage, toFileMessage, toTextMessage } from './chat-message.ts'
import { readSaidBefore } from './said-before.ts'
import { useLastOpened } from './use-last-opened.ts'
import { useProgress } from './use-progress.ts'
import { useSaving } from './use-saving.ts'

interface ChatOptions {
  /** Messages of the opened conversation. */
  initial: readonly ChatMessage[]
  /** Undefined for a new conversation. */
  conversationId: string | undefined
  onBegun: (id: string) => void
}

export type Chat = ReturnType<typeof useChat>

/**
 * State of a conversation with the assistant: messages, work in progress and unsaved messages. Leaving it aborts the
 * work; messages sent by then are kept and can be answered when the conversation is opened again.
 */
export function useChat({ initial, conversationId, onBegun }: ChatOptions) {
  const [messages, setMessages] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const documents = useRef(new Map<string, File>())
  const lastOpened = useLastOpened(messages.length)
  const { progress, ...show } = useProgress()
  const { save, retry, states } = useSaving({ conversationId, onBegun })
  const calls = useAssistantCalls()
  const getSignal = useNewestSignal()
  const append = (message: ChatMessage) => setMessages((present) => [...present, message])
  const say = (message: ChatMessage) => {
    append(message)
    save(message)
  }

  const answer = async (asked: Asked) => {
    const signal = getSignal()
    setBusy(true)
    const onBegin = () => show.start(asked instanceof File ? asked.name : toSaid(asked))
    try {
      const before = readSaidBefore(messages, lastOpened.current)
      const message = toAnswerMessage(await answerQuestion(calls, { asked, before }, { signal, onBegin }))
      // Saved before the panel hides, so that a user who leaves now finds the answer later.
      save(message)
      await show.complete()
      append(message)
    } catch (error) {
      if (signal.aborted) return
      show.reset()
      say(toApologyMessage(asked instanceof File, error instanceof ApiError ? error.message : ''))
    }
    setBusy(false)
  }

  const unanswered = findUnanswered(messages)
  const openQuestion = unanswered && findQuestion(unanswered, documents.current)
  return {
    messages,
    /** Number of messages at the time of opening. */
    initialCount: initial.length,
    isBusy,
    progress,
    savingStates: states,
    saveAgain: retry,
    send: (asked: Exclude<Asked, File>) => {
      say(toTextMessage(toSaid(asked)))
      void answer(asked)
    },
    upload: (file: File) => {
      const message = toFileMessage(file.name)
      documents.current.set(message.key, file)
      say(message)
      void answer(file)
    },
    /** The user's last message if it has no answer or only an apology. */
    unanswered: isBusy ? undefined : unanswered,
    /** Answers that message; undefined if its document is no longer available. */
    answerAgain: openQuestion === undefined ? undefined : () => void answer(openQuestion),
  }
}

function toSaid(asked: Exclude<Asked, File>): string {
  if (typeof asked === 'string') return asked
  if ('chosen' in asked) return asked.chosen.title
  return 'description' in asked ? asked.description : assistantTexts.messages.changes(asked.changes)
}

function findUnanswered(messages: readonly ChatMessage[]): ChatMessage | undefined {
  const last = messages.at(-1)
  // Answers always have criteria; apologies do not.
  if (last?.type === 'assistant' && last.criteria !== null) return undefined
  return messages.findLast(({ type }) => type === 'user')
}

function findQuestion(
  { key, file_name, content }: ChatMessage,
  documents: Map<string, File>,
): string | File | undefined {
  return file_name === null ? content : documents.get(key)
}

/** Returns the server calls of the assistant. */
function useAssistantCalls(): AssistantCalls {
  const callEndpoint = useCallEndpoint()
  const { analyzeInDetail, analyzeFile } = useAnalysisCalls()
  return useMemo(
    () => ({
      analyzeInDetail,
      analyzeFile,
      refine: (followUp, signal) => refineCriteria(callEndpoint, followUp, signal),
      findAlike: (request, signal) => findAlike(callEndpoint, request, signal),
      findCreators: (request, signal) => findCreators(callEndpoint, request, signal),
      keepCreators: (creators) => keepCreators(callEndpoint, creators),
    }),
    [callEndpoint, analyzeInDetail, analyzeFile],
  )
}
