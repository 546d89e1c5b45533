import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { createFocusTrail, type FocusTrail, focusScreen, isFocusLost } from './focus-trail.ts'

/** Until then, dialogs and menus that close have given the focus back themselves. */
const settleMs = 100
/** Links to remember, each for a screen to come back to. */
const maxLinks = 50

/**
 * Keeps the focus in its place for users of the keyboard or a screen reader: when the element in focus is removed, a browser
 * goes to the top of the document. A new screen begins at its heading, which tells its name, and a screen that is gone back
 * to at the link that led on; a deleted row leaves the focus on its neighbour.
 */
export function FocusKeeper() {
  const { pathname, key } = useLocation()
  const isGoingBack = useNavigationType() === 'POP'
  const trail = useRef<FocusTrail>(undefined)
  const shownPath = useRef(pathname)
  /** Addresses of the links last in focus, by the key of the location. */
  const links = useRef(new Map<string, string>())

  const remember = useEffectEvent((element: Element) => {
    const href = element.closest('main a[href]')?.getAttribute('href')
    if (!href) return
    links.current.delete(key)
    links.current.set(key, href)
    const [oldest] = links.current.keys()
    if (oldest !== undefined && links.current.size > maxLinks) links.current.delete(oldest)
  })
  useEffect(() => {
    let timer: number | undefined
    const settle = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => trail.current?.settle(), settleMs)
    }
    const kept = createFocusTrail({ onFocus: remember, onLost: settle })
    trail.current = kept
    return () => {
      window.clearTimeout(timer)
      kept.stop()
    }
  }, [])

  const begin = useEffectEvent(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    // An address that is only named anew, as a chat's is once it has begun, leaves the screen as it is.
    if (isFocusLost() && !trail.current?.isHere()) focusScreen(isGoingBack ? links.current.get(key) : undefined)
  })
  // The effects of the screen come before: a field that takes the focus keeps it.
  useEffect(() => {
    if (pathname) begin()
  }, [pathname])
  return null
}
