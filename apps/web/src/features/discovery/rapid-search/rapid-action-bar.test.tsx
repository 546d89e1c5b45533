import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createServices } from '../../../app/composition.ts'
import { TransportContext } from '../../../lib/transport/transport-context.tsx'
import { makeFoundCreator } from '../../../testing/factories.ts'
import { createFakeServer } from '../../../testing/fake-server.ts'
import { RapidActionBar } from './rapid-action-bar.tsx'

const withAddress = makeFoundCreator({ id: 'with-address', email: 'ada@example.test' })
const withWrongAddress = makeFoundCreator({ id: 'wrong-address', email: 'ada at example' })
const withoutAddress = makeFoundCreator({ id: 'without-address', email: null })
const creators = [withAddress, withWrongAddress, withoutAddress]

function renderBar(selected: typeof creators, hasActions = true) {
  const [onAddToCollection, onSendEmail] = [vi.fn(), vi.fn()]
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <TransportContext value={createServices(createFakeServer().fetch).callEndpoint}>
          <RapidActionBar
            search={{ selected, selectAll: vi.fn(), deselectAll: vi.fn() }}
            creators={creators}
            actions={hasActions ? { onAddToCollection, onSendEmail } : {}}
          />
        </TransportContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
  return { onAddToCollection, onSendEmail, button, user: userEvent.setup() }
}

test('Add to Collection: count badge, disabled if none selected, with the documented reason', () => {
  const { button } = renderBar([])
  expect(button(/Add to Collection/).disabled).toBe(true)
  expect(button(/Add to Collection/).title).toBe('Please select at least one KOL to add to a collection.')
})

test('Add to Collection is given the selected creators and counts them', async () => {
  const { button, user, onAddToCollection } = renderBar([withAddress, withoutAddress])
  expect(button(/Add to Collection/).textContent).toBe('Add to Collection2')
  await user.click(button(/Add to Collection/))
  expect(onAddToCollection).toHaveBeenCalledWith([withAddress, withoutAddress])
})

test('Send Email: disabled without a selection, with the documented reason', () => {
  const { button } = renderBar([])
  expect(button(/Send Email/).disabled).toBe(true)
  expect(button(/Send Email/).title).toBe('Please select at least one KOL to send an email to.')
})

test('Send Email: disabled if no selected creator has a valid e-mail', () => {
  const { button } = renderBar([withWrongAddress, withoutAddress])
  expect(button(/Send Email/).disabled).toBe(true)
  expect(button(/Send Email/).title).toBe('None of the selected KOLs have valid email addresses.')
})

test('Send Email is given the selected creators that have valid e-mails', async () => {
  const { button, user, onSendEmail } = renderBar(creators)
  await user.click(button(/Send Email/))
  expect(onSendEmail).toHaveBeenCalledWith([withAddress])
})

test('an action that the page does not provide is not shown', () => {
  renderBar(creators, false)
  expect(screen.queryByRole('button', { name: /Add to Collection|Send Email/ })).toBeNull()
})
