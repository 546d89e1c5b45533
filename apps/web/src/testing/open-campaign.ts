import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { type Campaign, campaignEndpoints } from '@troupe/contract/campaigns'
import { notificationEndpoints } from '@troupe/contract/notifications'
import { makeUser } from './factories.ts'
import { createFakeServer, json, never } from './fake-server.ts'
import { makeCampaign, makeCampaignMail } from './outreach-factories.ts'
import { renderApp, storeTokens } from './render-app.tsx'

const { list, get, listMails, watch } = campaignEndpoints

/** The campaigns' pages as somebody sees them who has this campaign; its own page unless another is named. */
export function openCampaign(campaign: Campaign = makeCampaign(), path = `/campaigns/${campaign.id}`) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(notificationEndpoints.list, () => json({ notifications: [], unread: 0, has_more: false }))
  server.on(list, () => json({ campaigns: [campaign], total: 1, has_more: false }))
  server.on(get, () => json(campaign))
  server.on(watch, never)
  server.on(listMails, () => json({ recipients: [makeCampaignMail()], total: 1, has_more: false }))
  const { router } = renderApp(server, path)
  return { server, router, user: userEvent.setup() }
}
