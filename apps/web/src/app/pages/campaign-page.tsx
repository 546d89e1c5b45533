import { Outlet, useParams } from 'react-router'
import { CampaignScreen } from '../../features/outreach/campaigns/campaign-screen.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function CampaignPage() {
  const { campaignId = '' } = useParams()
  return (
    <AppFrame>
      <CampaignScreen
        key={campaignId}
        campaignId={campaignId}
        campaignsPath={paths.campaigns}
        writingPath={paths.writing}
      />
      <Outlet />
    </AppFrame>
  )
}
