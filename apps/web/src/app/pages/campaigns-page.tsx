import { CampaignsScreen } from '../../features/outreach/campaigns/campaigns-screen.tsx'
import { UnfinishedMail } from '../../features/outreach/drafts/unfinished-mail.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function CampaignsPage() {
  return (
    <AppFrame>
      <CampaignsScreen campaignsPath={paths.campaigns} searchPath={paths.dashboard} writingPath={paths.writing}>
        <UnfinishedMail writingPath={paths.writing} />
      </CampaignsScreen>
    </AppFrame>
  )
}
