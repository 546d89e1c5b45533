import { CampaignsScreen } from '../../features/outreach/campaigns/campaigns-screen.tsx'
import { useSendEmailDialog } from '../../features/outreach/compose/use-send-email-dialog.tsx'
import { UnfinishedMail } from '../../features/outreach/drafts/unfinished-mail.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function CampaignsPage() {
  const sendEmail = useSendEmailDialog(paths)
  return (
    <AppFrame>
      <CampaignsScreen campaignsPath={paths.campaigns} searchPath={paths.dashboard}>
        <UnfinishedMail onContinue={sendEmail.open} />
      </CampaignsScreen>
      {sendEmail.dialog}
    </AppFrame>
  )
}
