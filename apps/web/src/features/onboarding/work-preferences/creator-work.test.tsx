import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { type WorkPreferences, workPreferencesEndpoints } from '@troupe/contract/onboarding'
import { expect, test } from 'vitest'
import { makeCreatorProfile, makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { daysFromNow } from '../../../testing/make-invitations.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const confirmed_at = daysFromNow(-3)

/** Opens the section in the panel of a registered creator. */
async function openSection(parts: Partial<WorkPreferences> = {}, reply?: () => Response) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  const { creator, ...profile } = makeCreatorProfile()
  server.on(creatorProfileEndpoints.getProfile, () => json({ ...profile, creator: { ...creator, confirmed_at } }))
  const work_preferences: WorkPreferences = {
    bio_link_url: null,
    preferred_collaboration_types: ['Product Reviews', 'Giveaways'],
    additional_info: '',
    confirmed_at,
    ...parts,
  }
  server.on(workPreferencesEndpoints.get, reply ?? (() => json({ work_preferences })))
  renderApp(server, '/rapid-search/creators/creator-1')
  const section = within(await screen.findByRole('region', { name: 'How they like to work' }))
  return { server, work_preferences, section, user: userEvent.setup() }
}

test('a registered creator has work preferences in place of an invitation', async () => {
  const { section } = await openSection({ additional_info: 'Mornings only' })
  const types = within(await section.findByRole('list', { name: 'Work they prefer' })).getAllByRole('listitem')
  expect(types.map(({ textContent }) => textContent)).toEqual(['Product Reviews', 'Giveaways'])
  section.getByText('Mornings only')
  section.getByText('3 days ago')
  expect(screen.queryByRole('region', { name: 'Registration' })).toBeNull()
})

test('their link is followed by https only, without telling where from', async () => {
  const { section } = await openSection({ bio_link_url: 'https://mina.example.test/' })
  const link = await section.findByRole<HTMLAnchorElement>('link', { name: 'https://mina.example.test/' })
  expect(link.rel).toBe('noopener noreferrer')
})

test('another link stands there as text', async () => {
  const { section } = await openSection({ bio_link_url: 'http://mina.example.test/' })
  await section.findByText(/http:\/\/mina\.example\.test/)
  expect(section.queryByRole('link')).toBeNull()
})

test('a creator without work preferences has none shown', async () => {
  const { section } = await openSection({ preferred_collaboration_types: [] })
  await section.findByText('The creator named no kind of work.')
})

test('a failed load shows the error and a retry', async () => {
  const { section, server, work_preferences, user } = await openSection({}, () =>
    json({ detail: 'The database rests' }, 503),
  )
  expect((await section.findByRole('alert')).textContent).toContain('The database rests')
  server.on(workPreferencesEndpoints.get, () => json({ work_preferences }))
  await user.click(section.getByRole('button', { name: 'Try again' }))
  await section.findByText('Giveaways')
})
