import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { campaignChangeEndpoints } from '@troupe/contract/campaigns/campaign-changes'
import { type Campaign, campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { notificationEndpoints } from '@troupe/contract/mail/notifications'
import { makeUser } from './factories.ts'
import { createFakeServer, json, never } from './fake-server.ts'
import { keepDraft } from './keep-draft.ts'
import { makeCampaign, makeCampaignCreator, makeCampaignText } from './outreach-factories.ts'
import { renderApp, storeTokens } from './render-app.tsx'

const { list, get, watch } = campaignEndpoints
const { listCreators, listTexts } = campaignChangeEndpoints

/** Opens the page of this campaign, or another page of campaigns if a path is given. */
export function openCampaign(campaign: Campaign = makeCampaign(), path = `/campaigns/${campaign.id}`) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(notificationEndpoints.list, () => json({ notifications: [], unread: 0, has_more: false }))
  keepDraft(server)
  server.on(list, () => json({ campaigns: [campaign], total: 1, has_more: false }))
  server.on(get, () => json(campaign))
  server.on(watch, never)
  server.on(listTexts, () => json({ texts: [makeCampaignText()] }))
  server.on(listCreators, () => json({ creators: [makeCampaignCreator()], total: 1, has_more: false }))
  const { router } = renderApp(server, path)
  return { server, router, user: userEvent.setup() }
}
