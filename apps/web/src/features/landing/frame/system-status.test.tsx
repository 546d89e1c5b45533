import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { json, never } from '../../../testing/fake-server.ts'
import { SystemStatus } from './system-status.tsx'

function showStatus(answer: () => Response | Promise<Response>) {
  vi.mocked(globalThis.fetch).mockImplementation(async () => answer())
  render(<SystemStatus />)
}

test("'All systems operational' is what the server says of itself", async () => {
  showStatus(() => json({ status: 'ok', problems: [] }))
  expect(await screen.findByText('All systems operational')).toBeTruthy()
  expect(globalThis.fetch).toHaveBeenCalledWith('/health/ready', expect.anything())
})

test('nothing is claimed before the server has answered', () => {
  showStatus(never)
  expect(screen.getByRole('status').textContent).toBe('System status')
})

test('a server that is not ready names the cause', async () => {
  showStatus(() => json({ status: 'unavailable', problems: ['The database does not answer'] }, 503))
  expect(await screen.findByText('Not everything works: The database does not answer')).toBeTruthy()
})

test('an error page of something in between is not taken for health', async () => {
  showStatus(() => new Response('<html>Bad gateway</html>', { status: 502 }))
  expect(await screen.findByText('Not everything works at the moment')).toBeTruthy()
})

test('a server that does not answer is said to be out of reach', async () => {
  showStatus(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await screen.findByText('The server cannot be reached')).toBeTruthy()
})

test('it is asked again every minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  showStatus(() => Promise.reject(new TypeError('Failed to fetch')))
  await screen.findByText('The server cannot be reached')
  vi.mocked(globalThis.fetch).mockImplementation(async () => json({ status: 'ok', problems: [] }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await screen.findByText('All systems operational')).toBeTruthy()
})
