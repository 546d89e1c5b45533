import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'

/**
 * A text that is typed into a search, and kept in the address without adding to the history. An address that is opened
 * in another way, such as by a link or the back button, brings its own.
 */
export function useAddressText(name: string): [text: string, setText: (text: string) => void] {
  const [search, setSearch] = useSearchParams()
  const { key } = useLocation()
  const way = useNavigationType()
  // Kept separately, because the address is updated shortly after the input.
  const [text, setText] = useState(search.get(name) ?? '')
  const [readKey, setReadKey] = useState(key)
  if (key !== readKey) {
    setReadKey(key)
    if (way !== 'REPLACE') setText(search.get(name) ?? '')
  }
  const change = (entered: string) => {
    setText(entered)
    setSearch(
      (present) => {
        const next = new URLSearchParams(present)
        if (entered.trim() === '') next.delete(name)
        else next.set(name, entered.trim())
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [text, change]
}
