import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { accountEndpoints } from '@troupe/contract/accounts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../../lib/language/language-choice.ts'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, type FakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { update } = accountSettingsEndpoints
let server: FakeServer

beforeEach(() => {
  vi.spyOn(page, 'reload').mockImplementation(() => undefined)
  server = createFakeServer()
  server.on(update, () => json(makeUser({ language: 'zh-Hans' })))
})

/** Opens the dashboard of a user with a language. */
async function openDashboard(language: string | null) {
  storeTokens()
  server.on(accountEndpoints.me, () => json(makeUser({ language })))
  renderApp(server, '/dashboard')
  const menu = await screen.findByRole('button', { name: /maya/ })
  return { menu, user: userEvent.setup() }
}

const stored = () => window.localStorage.getItem('language')

test('the user menu switches the language: it is kept in the account and the browser, and the page reloads', async () => {
  const { menu, user } = await openDashboard(null)
  await user.click(menu)
  expect((await screen.findByRole('menuitemradio', { name: 'English' })).getAttribute('aria-checked')).toBe('true')
  await user.click(screen.getByRole('menuitemradio', { name: '简体中文' }))
  await expect.poll(() => page.reload).toHaveBeenCalledTimes(1)
  expect(server.received(update).map(({ body }) => body)).toEqual([{ language: 'zh-Hans' }])
  expect(stored()).toBe('zh-Hans')
})

test('the language is switched although the account cannot be reached', async () => {
  server.on(update, () => json({ detail: 'Starting' }, 503))
  const { menu, user } = await openDashboard('en')
  await user.click(menu)
  await user.click(await screen.findByRole('menuitemradio', { name: '简体中文' }))
  await expect.poll(() => page.reload).toHaveBeenCalledTimes(1)
  expect(stored()).toBe('zh-Hans')
})

test("the account's language goes before that of the browser", async () => {
  window.localStorage.setItem('language', 'en')
  await openDashboard('zh-Hans')
  await expect.poll(() => page.reload).toHaveBeenCalledTimes(1)
  expect(stored()).toBe('zh-Hans')
  expect(server.received(update)).toEqual([])
})

test('a language chosen while signed out is kept in an account that has none', async () => {
  window.localStorage.setItem('language', 'en')
  await openDashboard(null)
  await expect.poll(() => server.received(update).map(({ body }) => body)).toEqual([{ language: 'en' }])
  expect(page.reload).not.toHaveBeenCalled()
})

test('the language that the address asks for stays, whatever the account says', async () => {
  window.sessionStorage.setItem('language', 'en')
  await openDashboard('zh-Hans')
  await screen.findByRole('heading', { name: 'Discover KOLs' })
  expect(page.reload).not.toHaveBeenCalled()
})

test('signed-out users switch the language below the form', async () => {
  renderApp(server, '/auth')
  await userEvent.setup().click(await screen.findByRole('button', { name: '简体中文' }))
  expect(page.reload).toHaveBeenCalledTimes(1)
  expect(stored()).toBe('zh-Hans')
})
