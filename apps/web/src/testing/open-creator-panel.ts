import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { collectionEndpoints } from '@troupe/contract/collections'
import { type CreatorProfile, creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { makeCreatorProfile, makeFoundCreator, makeUser } from './factories.ts'
import { createFakeServer, json } from './fake-server.ts'
import { renderApp, storeTokens } from './render-app.tsx'

/** Makes a creator without the reasons of a match. */
export function makeCreator(parts: Parameters<typeof makeFoundCreator>[0]) {
  const { match: _, ...creator } = makeFoundCreator(parts)
  return creator
}

/** Opens the panel of a creator with this profile, over Rapid Search. */
export async function openPanel(
  parts: Partial<CreatorProfile> = {},
  path = '/rapid-search/creators/creator-1',
  refresh?: () => Response,
) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  const profile = makeCreatorProfile(parts)
  server.on(creatorProfileEndpoints.getProfile, () => json(profile))
  server.on(collectionEndpoints.listCollectionsOfCreator, () => json([]))
  if (refresh) server.on(creatorProfileEndpoints.refreshProfile, refresh)
  const { router } = renderApp(server, path)
  const panel = within(await screen.findByRole('dialog', { name: profile.creator.title }))
  return { server, router, panel, profile, user: userEvent.setup() }
}
