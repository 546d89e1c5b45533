import { WritingScreen } from '../../features/outreach/compose/writing/writing-screen.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function WritingPage() {
  return (
    <AppFrame>
      <WritingScreen paths={paths} searchPath={paths.dashboard} />
    </AppFrame>
  )
}
