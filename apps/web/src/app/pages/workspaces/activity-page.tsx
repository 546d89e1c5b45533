import { ActivityScreen } from '../../../features/workspaces/activity/activity-screen.tsx'
import { AppFrame } from '../../shell/app-frame.tsx'
import { paths } from '../../shell/paths.ts'

export function ActivityPage() {
  return (
    <AppFrame>
      <ActivityScreen teamPath={paths.team} />
    </AppFrame>
  )
}
