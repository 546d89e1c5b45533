import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Moment } from './moment.tsx'

test('says how long ago it was as time goes by', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00Z') })
  render(<Moment at="2026-03-02T10:00:00Z" />)
  const shown = screen.getByRole('time')
  expect(shown.textContent).toBe('just now')
  act(() => vi.advanceTimersByTime(5 * 60_000))
  expect(shown.textContent).toBe('5 minutes ago')
})
