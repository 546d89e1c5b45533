import { AddressNotice } from '../../features/accounts/self-check/address-notice.tsx'
import { EmailSettingsScreen } from '../../features/email-settings/email-settings-screen.tsx'
import { useForgetMailboxReading } from '../../features/outreach/api/mailbox-reading.ts'
import { useForgetMailboxes } from '../../features/outreach/api/mailboxes.ts'
import { CompanySection } from '../../features/outreach/company/company-section.tsx'
import { UnfinishedMail } from '../../features/outreach/drafts/unfinished-mail.tsx'
import { MailboxesSection } from '../../features/outreach/mailboxes/mailboxes-section.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function EmailConfigPage() {
  const forgetMailboxes = useForgetMailboxes()
  const forgetReading = useForgetMailboxReading()
  const onSaved = () => {
    forgetMailboxes()
    forgetReading()
  }
  return (
    <AppFrame>
      <EmailSettingsScreen
        onSaved={onSaved}
        notice={
          <>
            <AddressNotice />
            <UnfinishedMail writingPath={paths.writing} />
          </>
        }
      >
        <CompanySection />
        <MailboxesSection />
      </EmailSettingsScreen>
    </AppFrame>
  )
}
