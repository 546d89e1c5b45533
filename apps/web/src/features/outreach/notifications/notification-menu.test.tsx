import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { type Notification, notificationEndpoints } from '@troupe/contract/mail/notifications'
import { expect, test } from 'vitest'
import { compileMessage } from '../../../../language/compile-message.ts'
import { activateLanguage, english } from '../../../lib/language/active-language.ts'
import { toMessageKey } from '../../../lib/language/message-key.ts'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { makeCampaign } from '../../../testing/outreach-factories.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const unknown: Notification = {
  id: '7f1c2f0e-1111-4222-8333-000000000001',
  kind: 'outcomes_unknown',
  message: 'The outcome of 2 mails is unknown',
  campaign_id: makeCampaign().id,
  read: false,
  at: '2026-01-01T00:00:00.000Z',
}
const rests: Notification = {
  ...unknown,
  id: '7f1c2f0e-1111-4222-8333-000000000002',
  kind: 'mailbox_paused',
  message: 'Your mail account refuses',
  campaign_id: null,
  read: true,
}

async function openMenu(notifications: Notification[]) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(campaignEndpoints.list, () => json({ campaigns: [], total: 0, has_more: false }))
  const unread = notifications.filter(({ read }) => !read).length
  server.on(notificationEndpoints.list, () => json({ notifications, unread, has_more: false }))
  server.on(notificationEndpoints.markRead, () => json({ unread: 0 }))
  const { router } = renderApp(server, '/campaigns')
  const user = userEvent.setup()
  const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
  await user.click(await screen.findByRole('button', { name }))
  return { server, user, router }
}

test('the button says how many are unread; each leads to where something can be done', async () => {
  const due: Notification = { ...rests, id: '7f1c2f0e-1111-4222-8333-000000000003', kind: 'content_due' }
  const named: Notification = { ...rests, id: due.id.replace(/3$/, '4'), kind: 'mentioned', creator_id: '7' }
  await openMenu([unknown, rests, due, named])
  const links = within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/campaigns/${makeCampaign().id}?state=unknown`,
    '/email-config',
    '/pipeline',
    '/dashboard/creators/7',
  ])
})

test('one is told in the language of the interface if the catalogue has its key', async () => {
  activateLanguage(
    { code: 'zh-Hans', name: '简体中文', direction: 'ltr', locale: 'zh-Hans' },
    { [toMessageKey('notifications.campaign_finished')]: compileMessage('“{subject}”已完成。') },
  )
  try {
    const finished = { message_key: 'notifications.campaign_finished', message_params: { subject: 'Spring' } }
    await openMenu([
      { ...rests, ...finished, message: '"Spring" is finished.' },
      { ...unknown, message_key: 'notifications.of_a_later_release' },
    ])
    const links = within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('link')
    expect(links[0]?.textContent).toContain('“Spring”已完成。')
    expect(links[1]?.textContent).toContain(unknown.message)
  } finally {
    activateLanguage(english, {})
  }
})

test('all are marked as read by one button', async () => {
  const { server, user } = await openMenu([unknown])
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(server.received(notificationEndpoints.markRead)[0]?.body).toEqual({}))
})

test('one that is followed is read', async () => {
  const { server, user, router } = await openMenu([unknown])
  server.on(campaignEndpoints.get, () => json({ detail: 'Not found' }, 404))
  await user.click(await screen.findByRole('link', { name: /^Unread: The outcome of 2 mails is unknown/ }))
  await waitFor(() => expect(server.received(notificationEndpoints.markRead)[0]?.body).toEqual({ ids: [unknown.id] }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/campaigns/${makeCampaign().id}`))
})

test('shows a message without notifications', async () => {
  await openMenu([])
  await screen.findByText('You have no notifications.')
})
