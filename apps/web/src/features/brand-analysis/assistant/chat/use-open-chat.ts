import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

interface OpenChat {
  /** Another one is another chat, with nothing of the former. */
  key: number
  /** The conversation that was opened by its address; undefined for a new one. */
  initialId: string | undefined
  /** The id that the new one got when it was begun. */
  begunId?: string
  /** The conversation of the address when this was looked at. */
  addressId: string | undefined
}

/** Which chat is open, as the address has it. A new one stays the same chat when it gets its conversation's address. */
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
    /** A new chat's conversation has got its id; of no interest where the chat was left meanwhile. */
    adopt: (begunId: string) => {
      if (shownKey.current !== chat.key) return
      setChat((present) => ({ ...present, begunId }))
      void navigate(`${path}/${begunId}`, { replace: true })
    },
    /** An empty chat, also where the present one has no address yet. */
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
