import { EmailSettingsScreen } from '../../features/email-settings/email-settings-screen.tsx'
import { MailboxesSection } from '../../features/outreach/mailboxes/mailboxes-section.tsx'
import { AppFrame } from '../shell/app-frame.tsx'

export function EmailConfigPage() {
  return (
    <AppFrame>
      <EmailSettingsScreen>
        <MailboxesSection />
      </EmailSettingsScreen>
    </AppFrame>
  )
}
