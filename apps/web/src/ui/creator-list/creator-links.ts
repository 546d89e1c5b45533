import { useMemo } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'

/** Link to a panel, under which the screen stays where it is. */
export interface CreatorLink {
  to: To
  state: unknown
  preventScrollReset: true
}

/** Number of history entries between a screen and the panel that it opened. */
const firstStep = { panelDepth: 1 }

/** The path of a creator's panel, relative to the screen that shows it. */
export function toPanelSegment(creatorId: string): string {
  return `creators/${encodeURIComponent(creatorId)}`
}

/** Returns the id of the creator whose panel is open; undefined: none is. */
export function useOpenedCreator(): string | undefined {
  const { pathname } = useLocation()
  const segment = /\/creators\/([^/]+)\/?$/.exec(pathname)?.[1]
  return segment === undefined ? undefined : decodeURIComponent(segment)
}

/** Link from a screen to the panel of a creator, whose path is below the screen's. */
export function useCreatorLink(creatorId: string): CreatorLink {
  const { search } = useLocation()
  // Memoized, so that an unchanged name is not rendered again.
  return useMemo(
    () => ({ to: { pathname: toPanelSegment(creatorId), search }, state: firstStep, preventScrollReset: true }),
    [creatorId, search],
  )
}

/** Returns a function that opens the panel of a creator over the current screen. */
export function useOpenCreator(): (creatorId: string) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (creatorId) =>
    void navigate({ pathname: toPanelSegment(creatorId), search }, { state: firstStep, preventScrollReset: true })
}
