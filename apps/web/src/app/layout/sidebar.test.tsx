import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { expect, test } from 'vitest'
import { makeUser } from '../../testing/factories.ts'
import { createFakeServer, json } from '../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../testing/render-app.tsx'
import { isActivePath } from './navigation.ts'

async function openDashboard() {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  renderApp(server, '/dashboard')
  const sidebar = await screen.findByRole('navigation', { name: 'Main navigation' })
  return { sidebar, user: userEvent.setup() }
}

test('a link is active on its own path and below; the dashboard only on its own', () => {
  expect(isActivePath('/collections', '/collections')).toBe(true)
  expect(isActivePath('/collections', '/collections/7')).toBe(true)
  expect(isActivePath('/dashboard', '/dashboard')).toBe(true)
  expect(isActivePath('/dashboard', '/dashboard/7')).toBe(false)
})

test('what comes later is listed, eight things, and cannot be clicked', async () => {
  await openDashboard()
  const items = ['Overview', 'Analytics', 'Creators', 'Saved', 'Campaigns', 'Schedule', 'Reports', 'Settings']
  for (const item of items) expect(screen.getByText(item).closest('a, button')).toBeNull()
})

test('the toggle makes it a rail without the announced things, and it stays so on the next visit', async () => {
  const { user } = await openDashboard()
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
  expect(screen.queryByText('Coming Soon')).toBeNull()
  expect(screen.getByRole('link', { name: 'Discover' }).getAttribute('aria-current')).toBe('page')
  expect(window.localStorage.getItem('troupe.sidebar-collapsed')).toBe('true')
})

test('a click on its empty area does the same, a click on what it holds does not', async () => {
  const { sidebar, user } = await openDashboard()
  await user.click(screen.getByText('Coming Soon'))
  expect(screen.queryByText('Coming Soon')).not.toBeNull()
  await user.click(sidebar)
  expect(screen.queryByText('Coming Soon')).toBeNull()
})
