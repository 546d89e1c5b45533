import { useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const key = 'troupe.invitation'
const parameter = 'token'

/**
 * The token of the link that was opened, '' without one. It leaves the address bar at once, where it would be seen, shared
 * and kept in the history; this tab remembers it, so that a reload goes on.
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
      { replace: true },
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
