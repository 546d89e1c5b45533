import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessageCalls } from '../../api/conversation-calls.ts'
import { type ChatMessage, toConversationTitle, toNewMessage } from './chat-message.ts'

/** How a message stands that the server does not have yet. */
export type SavingState = 'saving' | 'failed'

interface SavingOptions {
  /** Undefined before the first message is saved, which begins the conversation. */
  conversationId: string | undefined
  /** The conversation has got its id. */
  onBegun: (id: string) => void
}

/**
 * Saves the messages of a conversation one after the other, so that they stand there in the order in which they were said. One that
 * is refused keeps the later ones waiting; all are tried again with the next, or by hand. Goes on when the screen is left.
 */
export function useSaving({ conversationId, onBegun }: SavingOptions) {
  const calls = useMessageCalls()
  const id = useRef(conversationId)
  const waiting = useRef<ChatMessage[]>([])
  const isRunning = useRef(false)
  const [states, setStates] = useState<ReadonlyMap<string, SavingState>>(new Map())
  const show = (state: SavingState) => setStates(new Map(waiting.current.map(({ key }) => [key, state])))

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
        show('saving')
        await saveFirst(next)
        waiting.current.shift()
      }
      show('saving')
    } catch {
      // Whatever the reason, the message stays on screen and says that it is not saved.
      show('failed')
    } finally {
      isRunning.current = false
    }
  }
  const save = (message: ChatMessage) => {
    waiting.current.push(message)
    show('saving')
    void run()
  }
  useWarnBeforeLeaving(states.size > 0)
  return { save, retry: () => void run(), states }
}

/** Has the browser ask before a page is closed that holds something unsaved. */
function useWarnBeforeLeaving(isUnsaved: boolean): void {
  const warn = useCallback((event: BeforeUnloadEvent) => event.preventDefault(), [])
  useEffect(() => {
    if (!isUnsaved) return
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved, warn])
}
