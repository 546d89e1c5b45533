import { CampaignsScreen } from '../../features/outreach/campaigns/campaigns-screen.tsx'
import { AppFrame } from '../layout/app-frame.tsx'
import { paths } from '../paths.ts'

export function CampaignsPage() {
  return (
    <AppFrame>
      <CampaignsScreen campaignsPath={paths.campaigns} searchPath={paths.dashboard} />
    </AppFrame>
  )
}
