import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

interface OpenChat {
  /** Identifies the chat; a new key starts a chat without the previous one's state. */
  key: number
  /** The conversation opened by its address; undefined for a new one. */
  initialId: string | undefined
  /** The id that the new conversation got when it began. */
  begunId?: string
  /** The conversation in the address at the last render. */
  addressId: string | undefined
}

/** Returns the chat that the address opens. A new chat stays the same when it gets the address of its conversation. */
export function useOpenChat(conversationId: string | undefined, path: string) {
  const navigate = useNavigate()
  const [chat, setChat] = useState<OpenChat>({ key: 0, initialId: conversationId, addressId: conversationId })
  if (chat.addressId !== conversationId) setChat(follow(chat, conversationId))

  const shownKey = useRef<number>(null)
  useEffect(() => {
    shownKey.current = chat.key
    return () => {
      shownKey.current = null
    }
  }, [chat.key])

  return {
    key: chat.key,
    initialId: chat.initialId,
    /** Called when a new conversation has its id; ignored if the user has left the chat. */
    adopt: (begunId: string) => {
      if (shownKey.current !== chat.key) return
      setChat((present) => ({ ...present, begunId }))
      void navigate(`${path}/${begunId}`, { replace: true, preventScrollReset: true })
    },
    /** Starts an empty chat, even if the current one has no address yet. */
    startAnew: () => setChat((present) => ({ ...openAt(present, undefined), addressId: present.addressId })),
  }
}

function follow(chat: OpenChat, conversationId: string | undefined): OpenChat {
  const isBegunHere = conversationId !== undefined && conversationId === chat.begunId
  return isBegunHere ? { ...chat, addressId: conversationId } : openAt(chat, conversationId)
}

function openAt({ key }: OpenChat, conversationId: string | undefined): OpenChat {
  return { key: key + 1, initialId: conversationId, addressId: conversationId }
}
