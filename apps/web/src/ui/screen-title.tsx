import { useEffect, useRef } from 'react'

interface Shown {
  title: string
  readonly isOnTop: boolean
}

/** Name of the product, which ends each title and is the whole title between screens. */
const product = 'Troupe'
/** Titles of what is mounted. */
const shown: Shown[] = []

function show(): void {
  const entry = shown.findLast(({ isOnTop }) => isOnTop) ?? shown.at(-1)
  document.title = entry ? `${entry.title} · ${product}` : product
}

interface ScreenTitleProps {
  title: string
  /** Whether it belongs to a panel, which names the document as long as it is open over a screen. */
  isOnTop?: boolean
}

/** Names the document after the screen, for tabs, history and screen readers. Renders nothing. */
export function ScreenTitle({ title, isOnTop = false }: ScreenTitleProps) {
  const entry = useRef<Shown>(undefined)
  useEffect(() => {
    entry.current = { title: '', isOnTop }
    const own = entry.current
    shown.push(own)
    return () => {
      shown.splice(shown.indexOf(own), 1)
      show()
    }
  }, [isOnTop])
  useEffect(() => {
    if (entry.current) entry.current.title = title
    show()
  }, [title])
  return null
}
