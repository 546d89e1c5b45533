import { screen, waitFor } from '@testing-library/react'
import { creatorPersonEndpoints } from '@troupe/contract/discover/creator-persons'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { expect, test } from 'vitest'
import { makeCreatorProfile } from '../../../../testing/factories.ts'
import { json } from '../../../../testing/fake-server.ts'
import { makeCreator, openPanel } from '../../../../testing/open-creator-panel.ts'

const { joinChannels, separateChannels, findChannels } = creatorPersonEndpoints
const other = makeCreator({ id: '2', title: 'Mina B', platform: 'instagram' })
const person = { id: '1', others: [{ creator: other, reasons: ['named_each_other' as const] }] }

test('a guess becomes the same person, or is refused', async () => {
  const guess = { creator: other, reasons: ['email' as const], basis: 'Same e-mail address' }
  const { server, panel, user, profile } = await openPanel({ same_person: [guess] })
  panel.getByRole('heading', { name: 'Probably the same person' })
  panel.getByRole('button', { name: 'Mina B on Instagram is not the same person' })
  server.on(joinChannels, () => json({ channels: [{ id: profile.creator.id, person }] }))
  server.on(creatorProfileEndpoints.getProfile, () => json({ ...profile, person, same_person: [] }))
  await user.click(panel.getByRole('button', { name: 'Mina B on Instagram is the same person' }))
  await panel.findByText('Proved: each channel names the other')
  expect(panel.queryByText('Probably the same person')).toBeNull()
  expect(server.received(joinChannels)[0]).toMatchObject({ body: { other_id: '2' } })
})

test('a separated channel can be joined again at once', async () => {
  const { server, panel, user, profile } = await openPanel({ person })
  server.on(separateChannels, () => json({ channels: [{ id: profile.creator.id, person: null }] }))
  server.on(creatorProfileEndpoints.getProfile, () => json(makeCreatorProfile()))
  await user.click(panel.getByRole('button', { name: 'Mina B on Instagram is not the same person' }))
  await panel.findByText('Mina B on Instagram counts as another person now.')
  server.on(joinChannels, () => json({ channels: [{ id: profile.creator.id, person }] }))
  server.on(creatorProfileEndpoints.getProfile, () => json({ ...profile, person }))
  await user.click(panel.getByRole('button', { name: 'Undo' }))
  await panel.findByRole('button', { name: 'Mina B on Instagram is not the same person' })
  expect(panel.queryByText(/counts as another person/)).toBeNull()
})

test('another channel is found by its name, handle or link', async () => {
  const { server, panel, user } = await openPanel()
  server.on(findChannels, ({ path }) =>
    json({ creators: path.endsWith('name=mina+b') || path.endsWith('name=mina%20b') ? [other] : [] }),
  )
  await user.click(panel.getByRole('button', { name: 'Same person as another channel' }))
  const field = panel.getByRole<HTMLInputElement>('textbox', { name: 'Name, handle or link of the other channel' })
  expect(field.value).toBe('Mina Bakes')
  await user.click(panel.getByRole('button', { name: 'Find' }))
  await panel.findByText('No such channel is in the catalogue.')
  await user.clear(field)
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Find' }).disabled).toBe(true)
  await user.type(field, 'mina b{Enter}')
  await panel.findByRole('button', { name: 'Mina B on Instagram is the same person' })
})

test('what could not be saved is told, and nothing changes', async () => {
  const { server, panel, user } = await openPanel({ person })
  server.on(separateChannels, () => json({ detail: 'Please wait a moment.' }, 503))
  await user.click(panel.getByRole('button', { name: 'Mina B on Instagram is not the same person' }))
  await screen.findByText('This could not be saved.')
  await waitFor(() => panel.getByRole('button', { name: 'Mina B on Instagram is not the same person' }))
})
