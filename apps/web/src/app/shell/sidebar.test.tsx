import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { makeUser } from '../../testing/factories.ts'
import { createFakeServer, json } from '../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../testing/render-app.tsx'
import { routes } from '../routes.tsx'
import { isActivePath, navigationLinks } from './navigation.ts'

async function openDashboard() {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  renderApp(server, '/dashboard')
  const sidebar = await screen.findByRole('navigation', { name: 'Main navigation' })
  return { sidebar, user: userEvent.setup() }
}

test('"An item is active when the path equals its link or starts with it (except the dashboard link, which matches only exactly)"', () => {
  expect(isActivePath('/collections', '/collections')).toBe(true)
  expect(isActivePath('/collections', '/collections/7')).toBe(true)
  expect(isActivePath('/dashboard', '/dashboard')).toBe(true)
  expect(isActivePath('/dashboard', '/dashboard/7')).toBe(false)
})

test('"A \'Coming Soon\' list, visible only when the sidebar is expanded and not clickable, holds 8 items"', async () => {
  await openDashboard()
  const items = ['Overview', 'Analytics', 'Creators', 'Saved', 'Campaigns', 'Schedule', 'Reports', 'Settings']
  for (const item of items) expect(screen.getByText(item).closest('a, button')).toBeNull()
  const list = within(screen.getByRole('region', { name: 'Coming Soon' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items)
})

test('screens that exist are links above the announced ones', async () => {
  const { sidebar } = await openDashboard()
  const links = within(sidebar).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Discover', '/dashboard'],
    ['Rapid Search', '/rapid-search'],
    ['Collections', '/collections'],
    ['Pipeline', '/pipeline'],
    ['AI Assistant', '/conversation'],
    ['Email Config', '/email-config'],
    ['Outreach', '/campaigns'],
    ['Inbox', '/inbox'],
    ['Import', '/import'],
  ])
  const heading = screen.getByRole('heading', { name: 'Coming Soon' })
  for (const link of links) {
    expect(link.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
})

test('the toggle makes it a rail without the announced things, and it stays so on the next visit', async () => {
  const { user } = await openDashboard()
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
  expect(screen.queryByText('Coming Soon')).toBeNull()
  expect(screen.getByRole('link', { name: 'Discover' }).getAttribute('aria-current')).toBe('page')
  expect(window.localStorage.getItem('troupe.sidebar-collapsed')).toBe('true')
})

test('"The sidebar collapses to a narrow rail by a toggle button or by clicking its empty area", and opens again so', async () => {
  const { sidebar, user } = await openDashboard()
  await user.click(screen.getByText('Coming Soon'))
  expect(screen.queryByText('Coming Soon')).not.toBeNull()
  await user.click(sidebar)
  expect(screen.queryByText('Coming Soon')).toBeNull()
  await user.click(sidebar)
  screen.getByText('Coming Soon')
})

test('links lead only to screens that exist', () => {
  for (const { path } of navigationLinks) expect(matchRoutes(routes, path)).not.toBeNull()
})

test('a stored value of an unknown form is dropped', async () => {
  window.localStorage.setItem('troupe.sidebar-collapsed', '{"half')
  await openDashboard()
  screen.getByText('Coming Soon')
})
