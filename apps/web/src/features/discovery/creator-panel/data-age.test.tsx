import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { expect, test } from 'vitest'
import { makeCreatorProfile } from '../../../testing/factories.ts'
import { json } from '../../../testing/fake-server.ts'
import { makeCreator, openPanel } from '../../../testing/open-creator-panel.ts'

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
