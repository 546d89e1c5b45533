import { useState } from 'react'
import { useSearchParams } from 'react-router'

const name = 'q'

/** What is searched for on a screen. It stands in the address too, so that a link and a way back lead to the same. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [search, setSearch] = useSearchParams()
  // Of its own, since the address follows a moment later than the person types.
  const [text, setText] = useState(search.get(name) ?? '')
  const change = (entered: string) => {
    setText(entered)
    setSearch(
      (present) => {
        const next = new URLSearchParams(present)
        if (entered === '') next.delete(name)
        else next.set(name, entered)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [text, change]
}
