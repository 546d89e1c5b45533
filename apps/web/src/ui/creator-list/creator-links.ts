import { useMemo } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'

export interface CreatorLink {
  to: To
  state: unknown
}

/** How many steps of the history lie between a screen and the panel that it opened. */
const firstStep = { panelDepth: 1 }

/** The place of a creator's panel below the address of the screen that shows it. */
export function toPanelSegment(creatorId: string): string {
  return `creators/${encodeURIComponent(creatorId)}`
}

/** Leads from a screen to the panel of a creator, at an address of its own below the screen's. */
export function useCreatorLink(creatorId: string): CreatorLink {
  const { search } = useLocation()
  // The same as long as it leads to the same place, so that a name that did not change is not drawn anew.
  return useMemo(() => ({ to: { pathname: toPanelSegment(creatorId), search }, state: firstStep }), [creatorId, search])
}

/** Opens the panel of a creator over the screen that calls it. */
export function useOpenCreator(): (creatorId: string) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (creatorId) => void navigate({ pathname: toPanelSegment(creatorId), search }, { state: firstStep })
}
