import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import type { CreatorSnapshot } from '@troupe/contract/creators'
import { expect, test, vi } from 'vitest'
import { HistorySection } from './history-section.tsx'

function makeSnapshot(day: string, parts: Partial<CreatorSnapshot> = {}): CreatorSnapshot {
  return { day, subscribers: 1000, engagement_rate: 4, average_views: null, videos_count: null, ...parts }
}

function renderHistory(...history: CreatorSnapshot[]) {
  // jsdom has no layout, and charts warn about elements without a size.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 160))
  return render(
    <MantineProvider env="test">
      <HistorySection history={history} />
    </MantineProvider>,
  )
}

test('without a measurement it explains when there will be one', () => {
  renderHistory()
  screen.getByText(/Nothing has been measured yet/)
})

test('one measurement is a value and a day, not a line', () => {
  const { container } = renderHistory(makeSnapshot('2026-03-01', { subscribers: 45_321 }))
  screen.getByText('45,321 on March 1, 2026. One measurement so far: a line needs at least two.')
  expect(container.querySelector('svg.recharts-surface')).toBeNull()
})

test('two measurements are called a guess', async () => {
  renderHistory(makeSnapshot('2026-03-01'), makeSnapshot('2026-03-11', { subscribers: 1100 }))
  screen.getByText('1.0K to 1.1K, +10.0% in 10 days. Two measurements: the line between them is a guess.')
})

test('more become a line each, with every number in a table', async () => {
  const { container } = renderHistory(
    makeSnapshot('2026-03-01'),
    makeSnapshot('2026-03-02', { subscribers: null }),
    makeSnapshot('2026-03-03', { subscribers: 900 }),
    makeSnapshot('2026-03-04', { subscribers: 800, engagement_rate: 4.5 }),
  )
  screen.getByText('1.0K to 800, -20.0% in 3 days')
  screen.getByText('4.0% to 4.5%, +12.5% in 3 days')
  await waitFor(() => expect(container.querySelectorAll('.recharts-line')).toHaveLength(2))
  const rows = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toHaveLength(4)
  expect(rows[0]).toBe('March 4, 20268004.5%not known')
  expect(rows[2]).toBe('March 2, 2026not known4%not known')
})

test('a value that was never known is said so, beside one that was', () => {
  renderHistory(makeSnapshot('2026-03-01', { engagement_rate: null }))
  screen.getByText('Not known on any day.')
})
