import { EmailSettingsScreen } from '../../features/email-settings/email-settings-screen.tsx'
import { useForgetMailboxReading } from '../../features/outreach/api/mailbox-reading.ts'
import { useForgetMailboxes } from '../../features/outreach/api/mailboxes.ts'
import { useSendEmailDialog } from '../../features/outreach/compose/use-send-email-dialog.tsx'
import { UnfinishedMail } from '../../features/outreach/drafts/unfinished-mail.tsx'
import { MailboxesSection } from '../../features/outreach/mailboxes/mailboxes-section.tsx'
import { ReadingSection } from '../../features/outreach/reading/reading-section.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function EmailConfigPage() {
  const sendEmail = useSendEmailDialog(paths)
  const forgetMailboxes = useForgetMailboxes()
  const forgetReading = useForgetMailboxReading()
  const onSaved = () => {
    forgetMailboxes()
    forgetReading()
  }
  return (
    <AppFrame>
      <EmailSettingsScreen onSaved={onSaved} notice={<UnfinishedMail onContinue={sendEmail.open} />}>
        <MailboxesSection />
        <ReadingSection />
      </EmailSettingsScreen>
      {sendEmail.dialog}
    </AppFrame>
  )
}
