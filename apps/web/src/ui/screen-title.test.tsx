import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScreenTitle } from './screen-title.tsx'

test('the document is named after its screen, and a panel names it as long as it is open', () => {
  const { rerender, unmount } = render(<ScreenTitle title="Discover" />)
  expect(document.title).toBe('Discover · Troupe')
  const panel = render(<ScreenTitle title="Mina Bakes" isOnTop />)
  rerender(<ScreenTitle title="3 creators for “tea”" />)
  expect(document.title).toBe('Mina Bakes · Troupe')
  panel.unmount()
  expect(document.title).toBe('3 creators for “tea” · Troupe')
  unmount()
  expect(document.title).toBe('Troupe')
})
