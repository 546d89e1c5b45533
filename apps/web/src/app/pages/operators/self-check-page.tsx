import { SelfCheckScreen } from '../../../features/accounts/self-check/self-check-screen.tsx'
import { AppFrame } from '../../shell/app-frame.tsx'

export function SelfCheckPage() {
  return (
    <AppFrame>
      <SelfCheckScreen />
    </AppFrame>
  )
}
