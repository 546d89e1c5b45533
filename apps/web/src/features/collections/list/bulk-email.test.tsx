import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Collection, collectionEndpoints } from '@troupe/contract/collections'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createServices } from '../../../app/composition.ts'
import { TransportContext } from '../../../lib/transport/transport-context.tsx'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { makeCollection, makeCollectionDetail, makeMember } from '../../../testing/make-collections.ts'
import { storeTokens } from '../../../testing/render-app.tsx'
import type { CollectionActions } from '../collection-actions.ts'
import { CollectionsScreen } from './collections-screen.tsx'

const { testCollectionAccess, listCollections, getCollection } = collectionEndpoints

async function openList(collection: Collection, actions: CollectionActions) {
  storeTokens()
  const server = createFakeServer()
  server.on(testCollectionAccess, () => json({ success: true }))
  server.on(listCollections, () => json([collection]))
  const { callEndpoint, queryClient } = createServices(server.fetch)
  render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={queryClient}>
        <TransportContext value={callEndpoint}>
          <MemoryRouter>
            <CollectionsScreen {...actions} />
          </MemoryRouter>
        </TransportContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  await screen.findByRole('article')
  return { server, user: userEvent.setup() }
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send bulk email to Spring bakers' })

test('"send bulk e-mail (disabled when the count is 0)"', async () => {
  await openList(makeCollection({ kol_count: 0 }), { onSendEmail: () => undefined })
  expect(button().disabled).toBe(true)
})

test("without the page's action the button is not shown", async () => {
  await openList(makeCollection(), {})
  expect(screen.queryByRole('button', { name: /Send bulk email/ })).toBeNull()
})

test('all creators of the collection are passed on, across all pages; "Bulk email sent successfully!"', async () => {
  const handed: string[] = []
  const { server, user } = await openList(makeCollection({ kol_count: 2500 }), {
    onSendEmail: (creators, onSent, collectionId) => {
      expect(collectionId).toBe(makeCollection().id)
      handed.push(...creators.map(({ id }) => id))
      onSent()
    },
  })
  server.on(getCollection, ({ path }) => {
    const offset = Number(new URLSearchParams(path.split('?')[1]).get('offset'))
    const kols = Array.from({ length: Math.min(1000, 2500 - offset) }, (_, index) =>
      makeMember({ id: String(offset + index + 1) }),
    )
    return json(makeCollectionDetail({ kols, kol_count: 2500 }))
  })
  await user.click(button())
  await screen.findByText('Bulk email sent successfully!')
  expect(server.received(getCollection)).toHaveLength(3)
  expect(handed).toHaveLength(2500)
  expect(new Set(handed).size).toBe(2500)
})

test('a collection that cannot be read is not written to: "Failed to load collection details"', async () => {
  const handed: unknown[] = []
  const { server, user } = await openList(makeCollection(), { onSendEmail: (creators) => handed.push(creators) })
  server.on(getCollection, () => json({ detail: 'Please wait a moment.' }, 503))
  await user.click(button())
  await screen.findByText('Failed to load collection details')
  await waitFor(() => expect(button().disabled).toBe(false))
  expect(handed).toEqual([])
})
