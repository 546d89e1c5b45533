import { useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const key = 'troupe.invitation'
const parameter = 'token'

/**
 * The token of the opened link; '' if there is none. It is removed from the address bar at once, where it could be
 * seen, shared and kept in the history. This tab keeps it for a reload.
 */
export function useInvitationToken() {
  const [search, setSearch] = useSearchParams()
  const [kept, setKept] = useState(() => window.sessionStorage.getItem(key) ?? '')
  const linked = search.get(parameter)
  if (linked !== null && linked !== kept) setKept(linked)

  useLayoutEffect(() => {
    if (linked === null) return
    window.sessionStorage.setItem(key, linked)
    setSearch(
      (present) => {
        present.delete(parameter)
        return present
      },
      { replace: true, preventScrollReset: true },
    )
  }, [linked, setSearch])

  return {
    token: linked ?? kept,
    forget: () => {
      window.sessionStorage.removeItem(key)
      setKept('')
    },
  }
}
