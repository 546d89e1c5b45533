import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { notificationEndpoints } from '@troupe/contract/mail/notifications'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../features/accounts/session/session-context.tsx'
import { TransportContext } from '../../lib/transport/transport-context.tsx'
import { makeUser } from '../../testing/factories.ts'
import { createFakeServer, json, never } from '../../testing/fake-server.ts'
import { storeTokens } from '../../testing/render-app.tsx'
import { createServices } from '../composition.ts'
import { ThemeProvider } from '../theme-provider.tsx'
import { Header } from './header.tsx'

/** Renders only the header, with the given response to the call for the user. */
function showHeader(
  props: Partial<ComponentProps<typeof Header>> = {},
  reply: () => Response | Promise<Response> = () => json(makeUser()),
) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, reply)
  server.on(notificationEndpoints.list, () => json({ notifications: [], unread: 0, has_more: false }))
  const services = createServices(server.fetch)
  render(
    <ThemeProvider>
      <QueryClientProvider client={services.queryClient}>
        <TransportContext value={services.callEndpoint}>
          <SessionProvider session={services.session}>
            <MemoryRouter>
              <Header onOpenNavigation={() => undefined} {...props} />
            </MemoryRouter>
          </SessionProvider>
        </TransportContext>
      </QueryClientProvider>
    </ThemeProvider>,
  )
  return userEvent.setup()
}

test("'Logo link to '/''", () => {
  showHeader({}, never)
  expect(screen.getByRole('link', { name: 'Troupe home' }).getAttribute('href')).toBe('/')
})

test("'a mail icon linking to /email-config titled 'Email Configuration''", () => {
  showHeader({}, never)
  const link = screen.getByRole('link', { name: 'Email Configuration' })
  expect(link.getAttribute('href')).toBe('/email-config')
  expect(link.title).toBe('Email Configuration')
})

test("'optional centred subtitle; caller-supplied left and right actions'", () => {
  showHeader({ subtitle: 'Rapid Search', leftActions: <button type="button">L</button>, rightActions: <i>R</i> }, never)
  for (const text of ['Rapid Search', 'L', 'R']) screen.getByText(text)
})

test("'a user menu showing the username or e-mail, a 'Premium Plan' label once the e-mail is known'", async () => {
  showHeader({}, () => json(makeUser({ username: '' })))
  await screen.findByRole('button', { name: 'maya@example.test Premium Plan' })
})

test("'otherwise 'Loading...''", () => {
  showHeader({}, never)
  screen.getByText('Loading...')
})

test("'a messages button and a notifications button': the one leads to the campaigns, the other says what there is", async () => {
  const user = showHeader({}, never)
  expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/campaigns')
  await user.click(screen.getByRole('button', { name: 'Notifications' }))
  await screen.findByText('You have no notifications.')
})

test('the colours follow the system until light or dark is chosen, and then stay so', async () => {
  const user = showHeader({}, never)
  await user.click(screen.getByRole('button', { name: 'Colours: System' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
  await screen.findByRole('button', { name: 'Colours: Dark' })
  expect(window.localStorage.getItem('mantine-color-scheme-value')).toBe('dark')
})
