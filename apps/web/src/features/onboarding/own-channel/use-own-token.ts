import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const storageKey = 'troupe.own-channel-token'

/**
 * The token of the link that led here. It comes behind the `#`, which browsers send to no server, leaves the address at once, so
 * that it is in no history and on no shared screen, and stays in this tab for a reload.
 */
export function useOwnToken(): { token: string | null; forget: () => void } {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const linked = new URLSearchParams(hash.slice(1)).get('token')
  const [kept, setKept] = useState(() => sessionStorage.getItem(storageKey))
  useLayoutEffect(() => {
    if (linked === null) return
    sessionStorage.setItem(storageKey, linked)
    setKept(linked)
    void navigate(pathname, { replace: true })
  }, [linked, pathname, navigate])
  return {
    token: linked ?? kept,
    forget: () => {
      sessionStorage.removeItem(storageKey)
      setKept(null)
    },
  }
}
