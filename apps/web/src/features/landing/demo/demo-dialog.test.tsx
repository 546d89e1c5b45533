import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { reducedMotion, setMatchingMedia } from '../../../testing/media.ts'
import { LandingScreen } from '../landing-screen.tsx'

const links = { home: '/', auth: '/auth', dashboard: '/dashboard' }

async function watchDemo() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<LandingScreen links={links} visitor={{ status: 'signed-out' }} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Watch Demo' }))
  await screen.findByRole('dialog', { name: 'From a sentence to a sent e-mail' })
  return user
}

/**
 * Advances the walk-through by a number of beats, one by one, because each starts the timer of the next. A scene has
 * four.
 */
async function playFor(beats: number) {
  for (let beat = 0; beat < beats; beat++) await act(() => vi.advanceTimersByTimeAsync(1100))
}

const step = (name: string) => screen.getByRole('button', { name })
const isCurrent = (name: string) => step(name).getAttribute('aria-current') === 'step'

beforeEach(() => {
  setMatchingMedia()
  vi.mocked(globalThis.fetch).mockImplementation(async () => json({ status: 'ok', problems: [] }))
})

test("'Watch Demo' plays the product scene by scene and stops at the end", async () => {
  await watchDemo()
  expect(isCurrent('1. Describe')).toBe(true)
  await playFor(4)
  expect(isCurrent('2. Refine')).toBe(true)
  await playFor(15)
  expect(isCurrent('5. Write')).toBe(true)
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy()
})

test('it can be paused, and led to any scene', async () => {
  const user = await watchDemo()
  await user.click(step('Pause'))
  await playFor(8)
  expect(isCurrent('1. Describe')).toBe(true)
  await user.click(step('4. Keep'))
  expect(screen.getByText('Put those you like into a collection.')).toBeTruthy()
  await user.click(step('Play'))
  await playFor(4)
  expect(isCurrent('5. Write')).toBe(true)
})

test('stands still where reduced motion is preferred', async () => {
  setMatchingMedia(reducedMotion)
  const user = await watchDemo()
  await playFor(8)
  expect(isCurrent('1. Describe')).toBe(true)
  await user.click(step('2. Refine'))
  expect(screen.getByText('Each filter shows at once whom it leaves out.')).toBeTruthy()
})
