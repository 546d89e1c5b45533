import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { type CreatorLink, toPanelSegment } from '../../../../ui/creator-list/creator-links.ts'

/** How many steps of the history lie between the screen and the panel that it opened; absent where a link led straight here. */
const PanelState = z.object({ panelDepth: z.number().int().min(1) })

function readDepth(state: unknown): number | undefined {
  return PanelState.safeParse(state).data?.panelDepth
}

/** Where a panel leads: on to another creator, one step further, and back to the screen. */
export function usePanelNavigation() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const depth = readDepth(state)
  return {
    /** The target of a link to another creator. */
    toCreator: (creatorId: string): CreatorLink => ({
      to: { pathname: `../${toPanelSegment(creatorId)}`, search },
      state: depth === undefined ? null : { panelDepth: depth + 1 },
    }),
    /** Back to the screen as it was left. */
    close: () =>
      void (depth === undefined ? navigate({ pathname: '..', search }, { replace: true }) : navigate(-depth)),
  }
}
