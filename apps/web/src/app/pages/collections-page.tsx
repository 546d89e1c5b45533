import { CollectionsScreen } from '../../features/collections/list/collections-screen.tsx'
import { useSendEmailDialog } from '../../features/outreach/compose/use-send-email-dialog.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function CollectionsPage() {
  const sendEmail = useSendEmailDialog(paths)
  return (
    <AppFrame>
      <CollectionsScreen onSendEmail={sendEmail.open} />
      {sendEmail.dialog}
    </AppFrame>
  )
}
