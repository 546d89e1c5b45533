import { screen } from '@testing-library/react'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { accountEndpoints } from '@troupe/contract/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, type FakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'
import { recheckIntervalMs } from '../session/session-store.ts'

const { update } = accountSettingsEndpoints
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
const elsewhere = 'Antarctica/Troll'
let server: FakeServer

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server = createFakeServer()
  server.on(update, () => json(makeUser()))
})
afterEach(() => vi.useRealTimers())

/** Opens the dashboard of a user with a time zone, and lets the user be read again. */
async function openDashboard(...zones: (string | null)[]) {
  storeTokens()
  for (const [index, time_zone] of zones.entries()) {
    server.on(accountEndpoints.me, () => json(makeUser({ time_zone })))
    if (index === 0) renderApp(server, '/dashboard')
    else await vi.advanceTimersByTimeAsync(recheckIntervalMs)
    await screen.findByRole('heading', { name: 'Discover KOLs' })
  }
  expect(server.received(accountEndpoints.me)).toHaveLength(zones.length)
}
const reported = () => server.received(update).map(({ body }) => body)

test.each([null, elsewhere])("the browser's time zone is kept in an account with %s", async (zone) => {
  await openDashboard(zone)
  await expect.poll(reported).toEqual([{ time_zone: timeZone }])
})

test('a time zone that the account has is not reported', async () => {
  await openDashboard(timeZone, timeZone)
  expect(reported()).toEqual([])
})

test('two browsers in different zones do not take turns', async () => {
  await openDashboard(timeZone, elsewhere)
  expect(reported()).toEqual([])
})

test('a zone that is refused is not reported again, and nothing is said', async () => {
  server.on(update, () => json({ detail: 'Unknown time zone' }, 422))
  await openDashboard(null, null)
  expect(reported()).toEqual([{ time_zone: timeZone }])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Unknown time zone')).toBeNull()
})
