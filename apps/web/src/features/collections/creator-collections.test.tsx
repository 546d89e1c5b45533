import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { collectionEndpoints } from '@troupe/contract/collections'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { expect, test } from 'vitest'
import { makeCreatorProfile, makeUser } from '../../testing/factories.ts'
import { createFakeServer, json } from '../../testing/fake-server.ts'
import { makeCollection, makeCollectionId } from '../../testing/make-collections.ts'
import { renderApp, storeTokens } from '../../testing/render-app.tsx'

const { listCollectionsOfCreator, listCollections, testCollectionAccess } = collectionEndpoints
const membership = {
  id: makeCollectionId(1),
  name: 'Spring bakers',
  status: 'replied',
  note: 'Asks for March',
  tags: ['Spring', 'VIP'],
  added_at: '2026-01-02T10:00:00.000Z',
}

async function openPanel(memberships: unknown[]) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(creatorProfileEndpoints.getProfile, () => json(makeCreatorProfile()))
  server.on(listCollectionsOfCreator, () => json(memberships))
  const { router } = renderApp(server, '/rapid-search/creators/creator-1')
  const section = within(await screen.findByRole('region', { name: 'Your collections' }))
  return { server, router, section, user: userEvent.setup() }
}

test('the panel of a creator names the collections that the creator is in, with status, note and tags', async () => {
  const { section } = await openPanel([membership])
  const link = await section.findByRole('link', { name: 'Spring bakers' })
  expect(link.getAttribute('href')).toBe(`/collections/${membership.id}`)
  section.getByText('Replied')
  section.getByText('Tags: Spring, VIP')
  section.getByText('Asks for March')
})

test('from there the creator is added to another; Escape closes that dialog and not the panel', async () => {
  const { server, section, router, user } = await openPanel([])
  server.on(testCollectionAccess, () => json({ success: true }))
  server.on(listCollections, () => json([makeCollection()]))
  await section.findByText('In none of your collections.')
  await user.click(section.getByRole('button', { name: 'Add to Collection' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to Collection' }))
  dialog.getByText('1 KOL selected')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add to Collection' })).toBeNull())
  expect(router.state.location.pathname).toBe('/rapid-search/creators/creator-1')
})
