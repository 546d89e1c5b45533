import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import type { FoundCreator } from '@troupe/contract/creators'
import { discoveryEndpoints, type HybridSearchResponse } from '@troupe/contract/discovery'
import { makeFoundCreator, makeSearchResponse, makeUser } from './factories.ts'
import { createFakeServer, json } from './fake-server.ts'
import { renderApp, storeTokens } from './render-app.tsx'

interface OpenOptions {
  path?: string
  /** Parts of the response to each search. */
  answer?: Partial<HybridSearchResponse>
}

/** Opens Discover for a signed-in user; each search finds these creators. */
export async function openDiscover(
  creators: FoundCreator[] = [makeFoundCreator()],
  { path = '/dashboard', answer = {} }: OpenOptions = {},
) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(discoveryEndpoints.hybridSearch, () => json(makeSearchResponse(creators, answer)))
  server.on(discoveryEndpoints.storeCreators, () => json({ known: creators.length, queued: 0 }))
  const rendered = renderApp(server, path)
  await screen.findByRole('heading', { name: 'Discover KOLs' })
  const user = userEvent.setup()
  const search = (text: string) => user.type(screen.getByRole('searchbox'), `${text}{Enter}`)
  return { server, user, search, ...rendered }
}

/** Makes creators that differ in their names. All have an address unless given otherwise. */
export function makeCreators(names: readonly string[], parts: Partial<FoundCreator> = {}): FoundCreator[] {
  return names.map((title, index) => makeFoundCreator({ id: `creator-${index}`, channel_id: title, title, ...parts }))
}
