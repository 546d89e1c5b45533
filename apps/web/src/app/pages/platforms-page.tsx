import { PlatformStatusScreen } from '../../features/discovery/platform-status/platform-status-screen.tsx'
import { AppFrame } from '../shell/app-frame.tsx'

export function PlatformsPage() {
  return (
    <AppFrame>
      <PlatformStatusScreen />
    </AppFrame>
  )
}
