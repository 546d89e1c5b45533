import { MantineProvider } from '@mantine/core'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setMatchingMedia } from '../testing/media.ts'
import { SelectionBar } from './selection-bar.tsx'

function renderBar(hasSelected: boolean) {
  return render(
    <MantineProvider>
      <SelectionBar
        label="Selected creators"
        status="1 of 3 selected"
        hasSelected={hasSelected}
        choice={<button type="button">Select All</button>}
        idle={<button type="button">Export</button>}
      >
        <button type="button">Add to Collection</button>
        <button type="button">Export</button>
        <button type="button">Send Email</button>
      </SelectionBar>
    </MantineProvider>,
  )
}

const listBars = () =>
  screen.getAllByRole('toolbar', { name: 'Selected creators' }).map((bar) =>
    within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  )

test('on a wide screen, all actions are in one bar, whether anything is selected or not', () => {
  const { unmount } = renderBar(false)
  expect(listBars()).toEqual([['Select All', 'Add to Collection', 'Export', 'Send Email']])
  unmount()
  renderBar(true)
  expect(listBars()).toEqual([['Select All', 'Add to Collection', 'Export', 'Send Email']])
})

test('on a phone, a bar at the bottom has the actions while something is selected', () => {
  setMatchingMedia('(max-width: 47.99em)')
  const { unmount } = renderBar(false)
  expect(listBars()).toEqual([['Select All', 'Export']])
  unmount()
  renderBar(true)
  // The bar at the bottom is in a portal, whose place among the elements of the page is not fixed.
  const bars = listBars()
  expect(bars).toHaveLength(2)
  expect(bars).toContainEqual(['Select All'])
  expect(bars).toContainEqual(['Add to Collection', 'Export', 'Send Email'])
})
