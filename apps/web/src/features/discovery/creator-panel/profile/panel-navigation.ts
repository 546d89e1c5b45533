import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { type CreatorLink, toPanelSegment } from '../../../../ui/creator-list/creator-links.ts'

/** Number of history steps from the screen to this panel; absent if a link led directly here. */
const PanelState = z.object({ panelDepth: z.number().int().min(1) })

function readDepth(state: unknown): number | undefined {
  return PanelState.safeParse(state).data?.panelDepth
}

/** Navigation of the panel: forward to another creator, and back to the screen. */
export function usePanelNavigation() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const depth = readDepth(state)
  return {
    /** Returns the target of a link to another creator. */
    toCreator: (creatorId: string): CreatorLink => ({
      to: { pathname: `../${toPanelSegment(creatorId)}`, search },
      state: depth === undefined ? null : { panelDepth: depth + 1 },
      preventScrollReset: true,
    }),
    /** Returns to the screen in its previous state. */
    close: () =>
      void (depth === undefined
        ? navigate({ pathname: '..', search }, { replace: true, preventScrollReset: true })
        : navigate(-depth)),
  }
}
