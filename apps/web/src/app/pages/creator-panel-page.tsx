import { useParams } from 'react-router'
import { CreatorPanel } from '../../features/discovery/creator-panel/creator-panel.tsx'

/** A creator beside the screen that found it. */
export function CreatorPanelPage() {
  const { creatorId = '' } = useParams()
  return <CreatorPanel creatorId={creatorId} />
}
