import { Outlet, useParams } from 'react-router'
import { CollectionChoice } from '../../features/collections/collection-choice.tsx'
import { CreatorSearch } from '../../features/discovery/creator-search/creator-search.tsx'
import type { CreatorSources } from '../../features/outreach/campaigns/adding/creator-sources.ts'
import { CampaignScreen } from '../../features/outreach/campaigns/screen/campaign-screen.tsx'
import { MadeBy } from '../../features/workspaces/made-by.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

const sources: CreatorSources = {
  collection: (onChosen) => <CollectionChoice onChosen={onChosen} />,
  search: (onChosen) => <CreatorSearch onChosen={onChosen} />,
}

export function CampaignPage() {
  const { campaignId = '' } = useParams()
  return (
    <AppFrame>
      <CampaignScreen
        key={campaignId}
        campaignId={campaignId}
        campaignsPath={paths.campaigns}
        writingPath={paths.writing}
        sources={sources}
        madeBy={<MadeBy of="campaign" id={campaignId} />}
      />
      <Outlet />
    </AppFrame>
  )
}
