import { screen, waitFor, within } from '@testing-library/react'
import { accountEndpoints } from '@troupe/contract/accounts'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { workspaceEndpoints } from '@troupe/contract/workspaces'
import { expect, test } from 'vitest'
import { makeCreatorProfile, makeUser, makeWorkspace } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { makeCreator, openPanel } from '../../../testing/open-creator-panel.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { refreshProfile } = creatorProfileEndpoints

test('the data says where it comes from and how old it is', async () => {
  const fetched_at = new Date(Date.now() - 3 * 24 * 3600 * 1000 - 1000).toISOString()
  const { panel } = await openPanel({ creator: makeCreator({ source: 'tiktok', fetched_at }) })
  expect(panel.getByText(/^Data from TikTok, read/).textContent).toBe('Data from TikTok, read 3 days ago')
})

test('a refresh reads the creator from its platform and shows the fresh data', async () => {
  const { server, panel, user } = await openPanel()
  let answer = (_: Response) => {}
  server.on(refreshProfile, () => new Promise<Response>((resolve) => (answer = resolve)))
  await user.click(panel.getByRole('button', { name: 'Refresh' }))
  await panel.findByText('Reading from TikTok')
  answer(json(makeCreatorProfile({ creator: makeCreator({ subscribers: 50_000 }) })))
  await panel.findByText('Read from TikTok just now.')
  panel.getByText('50.0K')
})

test('a creator whose posts have not been read yet is read when the panel opens, once', async () => {
  const reason = 'It was read less than an hour ago'
  const read = makeCreatorProfile({ refresh: { possible: false, reason, possible_at: null } })
  const { server, panel } = await openPanel({ recent_posts: [] }, undefined, () => json(read))
  await panel.findByText('Read from TikTok just now.')
  panel.getByText(/It was read less than an hour ago/)
  panel.getByText('A cake of spring')
  expect(server.received(refreshProfile)).toHaveLength(1)
})

test('a viewer may not refresh: the button says why, and nothing is sent when the panel opens', async () => {
  storeTokens()
  const server = createFakeServer()
  const workspace = makeWorkspace({ role: 'viewer' })
  const isListed = Promise.withResolvers<void>()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(workspaceEndpoints.list, () => {
    isListed.resolve()
    return json({ workspaces: [workspace], open_id: workspace.id })
  })
  const guess = { creator: makeCreator({ id: '2' }), reasons: ['email' as const], basis: 'Same e-mail address' }
  server.on(creatorProfileEndpoints.getProfile, async () => {
    await isListed.promise
    return json(makeCreatorProfile({ recent_posts: [], same_person: [guess] }))
  })
  renderApp(server, '/rapid-search/creators/creator-1')
  const panel = within(await screen.findByRole('dialog', { name: 'Mina Bakes' }))
  const refused = { disabled: true, title: 'You can only view this workspace.' }
  await waitFor(() => expect(panel.getByRole('button', { name: 'Refresh' })).toMatchObject(refused))
  expect(panel.getByRole('button', { name: /is the same person$/ })).toMatchObject(refused)
  expect(panel.getByRole('button', { name: /is not the same person$/ })).toMatchObject(refused)
  expect(server.received(refreshProfile)).toEqual([])
})

test('a refused refresh says why, and the data stays', async () => {
  const { server, panel, user } = await openPanel()
  server.on(refreshProfile, () => json({ detail: 'This creator was read 20 minutes ago.' }, 429))
  await user.click(panel.getByRole('button', { name: 'Refresh' }))
  await panel.findByText('This creator was read 20 minutes ago.')
  panel.getByText('45.3K')
})

test('a profile that cannot be refreshed has a disabled button with the reason and the time', async () => {
  const possible_at = new Date(Date.now() + 30 * 60_000 + 1000).toISOString()
  const { panel } = await openPanel({
    refresh: { possible: false, reason: 'It was read less than an hour ago', possible_at },
  })
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Refresh' }).disabled).toBe(true)
  const reason = panel.getByText(/It was read less than an hour ago/)
  expect(reason.textContent).toContain('Possible in 30 minutes.')
})
