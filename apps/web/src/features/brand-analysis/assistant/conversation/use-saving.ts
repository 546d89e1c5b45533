import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../lib/transport/api-error.ts'
import { useMessageCalls } from '../../api/conversation-calls.ts'
import { type ChatMessage, toConversationTitle, toNewMessage } from './chat-message.ts'

/** A message that is not saved yet. */
interface Saving {
  /** Why it could not be saved, '' if that is not known; undefined while it is being saved. */
  readonly failure: string | undefined
}

interface SavingOptions {
  /** Undefined until the first message is saved, which creates the conversation. */
  conversationId: string | undefined
  /** Called when the conversation has its id. */
  onBegun: (id: string) => void
}

/**
 * Saves the messages of a conversation one by one, so that they keep their order. A failed message holds back the later
 * ones; all are retried with the next message or by hand. Continues after the user leaves the screen.
 */
export function useSaving({ conversationId, onBegun }: SavingOptions) {
  const calls = useMessageCalls()
  const id = useRef(conversationId)
  const waiting = useRef<ChatMessage[]>([])
  const isRunning = useRef(false)
  const [states, setStates] = useState<ReadonlyMap<string, Saving>>(new Map())
  const show = (failure?: string) => setStates(new Map(waiting.current.map(({ key }) => [key, { failure }])))

  const saveFirst = async (message: ChatMessage) => {
    if (id.current !== undefined) return calls.add(id.current, toNewMessage(message), message.key)
    id.current = await calls.begin(toConversationTitle(message), toNewMessage(message), message.key)
    onBegun(id.current)
  }
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      for (let next = waiting.current[0]; next; next = waiting.current[0]) {
        show()
        await saveFirst(next)
        waiting.current.shift()
      }
      show()
    } catch (error) {
      // Regardless of the reason, the message stays on screen and is marked as unsaved.
      show(error instanceof ApiError ? error.message : '')
    } finally {
      isRunning.current = false
    }
  }
  const save = (message: ChatMessage) => {
    waiting.current.push(message)
    show()
    void run()
  }
  useWarnBeforeLeaving(states.size > 0)
  return { save, retry: () => void run(), states }
}

/** Makes the browser ask for confirmation before it closes a page with unsaved messages. */
function useWarnBeforeLeaving(isUnsaved: boolean): void {
  const warn = useCallback((event: BeforeUnloadEvent) => event.preventDefault(), [])
  useEffect(() => {
    if (!isUnsaved) return
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved, warn])
}
