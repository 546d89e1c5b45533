import { type To, useLocation, useNavigate } from 'react-router'
import { z } from 'zod'

/** How many steps of the history lie between the screen and the panel that it opened; absent where a link led straight here. */
const PanelState = z.object({ panelDepth: z.number().int().min(1) })

function readDepth(state: unknown): number | undefined {
  return PanelState.safeParse(state).data?.panelDepth
}

const toSegment = (creatorId: string) => `creators/${encodeURIComponent(creatorId)}`

interface CreatorLink {
  to: To
  state: unknown
}

/** Leads from a screen to the panel of a creator, at an address of its own below the screen's. */
export function useCreatorLink(creatorId: string): CreatorLink {
  const { search } = useLocation()
  return { to: { pathname: toSegment(creatorId), search }, state: { panelDepth: 1 } }
}

/** Opens the panel of a creator over the screen that calls it. */
export function useOpenCreator(): (creatorId: string) => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (creatorId) => void navigate({ pathname: toSegment(creatorId), search }, { state: { panelDepth: 1 } })
}

/** Where a panel leads: on to another creator, one step further, and back to the screen. */
export function usePanelNavigation() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const depth = readDepth(state)
  return {
    /** The target of a link to another creator. */
    toCreator: (creatorId: string): CreatorLink => ({
      to: { pathname: `../${toSegment(creatorId)}`, search },
      state: depth === undefined ? null : { panelDepth: depth + 1 },
    }),
    /** Back to the screen as it was left. */
    close: () =>
      void (depth === undefined ? navigate({ pathname: '..', search }, { replace: true }) : navigate(-depth)),
  }
}
