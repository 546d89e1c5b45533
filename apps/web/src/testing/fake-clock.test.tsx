import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

test('a page changes while one of its elements has the focus and the clock is a fake one', () => {
  vi.useFakeTimers()
  render(<button type="button">Focused</button>)
  screen.getByRole('button').focus()
  screen.getByRole('button').className = 'changed'
})

test('the next page has animation frames', async () => {
  const frame = await Promise.race([
    new Promise((resolve) => requestAnimationFrame(resolve)),
    new Promise((resolve) => setTimeout(() => resolve('none'), 2000)),
  ])
  expect(frame).not.toBe('none')
})
