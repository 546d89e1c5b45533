import { useEffect } from 'react'

/** Gives the focus back to where it was when this opened, also where going back in the history closes it. */
export function useReturnFocus(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
}
