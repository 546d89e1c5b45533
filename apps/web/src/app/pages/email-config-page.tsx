import { EmailSettingsScreen } from '../../features/email-settings/email-settings-screen.tsx'
import { AppFrame } from '../layout/app-frame.tsx'

export function EmailConfigPage() {
  return (
    <AppFrame>
      <EmailSettingsScreen />
    </AppFrame>
  )
}
