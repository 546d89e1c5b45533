import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { type CollectionDetail, collectionEndpoints } from '@troupe/contract/collections'
import { vi } from 'vitest'
import { makeUser } from './factories.ts'
import { createFakeServer, type FakeServer, json } from './fake-server.ts'
import { makeCollectionDetail } from './make-collections.ts'
import { renderApp, storeTokens } from './render-app.tsx'

/** Opens the screen of a collection. @param prepare changes the server before. */
export async function openCollection(
  collection: CollectionDetail = makeCollectionDetail(),
  prepare: (server: FakeServer) => void = () => {},
) {
  // jsdom has no layout, and the chart warns about elements without a size.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 140))
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(collectionEndpoints.getCollection, () => json(collection))
  prepare(server)
  const { router } = renderApp(server, `/collections/${collection.id}`)
  await screen.findByRole('heading', { level: 1, name: collection.name })
  return { server, router, user: userEvent.setup() }
}

/** Types a date that is unfinished or does not exist: a browser gives it as an empty text that is no valid input. */
export function typeBadDate(field: HTMLInputElement): void {
  field.focus()
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } })
  fireEvent.change(field, { target: { value: '' } })
}
