import { useEffect, useEffectEvent } from 'react'

interface ShownPage {
  readonly page: number
  /** Number of pages; undefined while that of the shown filter is not known. */
  readonly pages: number | undefined
}

/** Turns to the last page of a list whose shown page is gone, because the list has become shorter. */
export function useExistingPage({ page, pages }: ShownPage, turnTo: (page: number) => void): void {
  const isGone = pages !== undefined && page > Math.max(1, pages)
  const turnToLast = useEffectEvent(() => turnTo(Math.max(1, pages ?? 1)))
  useEffect(() => {
    if (isGone) turnToLast()
  }, [isGone])
}
