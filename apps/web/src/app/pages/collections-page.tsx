import { CollectionsScreen } from '../../features/collections/list/collections-screen.tsx'
import { AppFrame } from '../layout/app-frame.tsx'

export function CollectionsPage() {
  return (
    <AppFrame>
      <CollectionsScreen />
    </AppFrame>
  )
}
