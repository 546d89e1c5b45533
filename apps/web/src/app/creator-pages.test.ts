import { expect, test } from 'vitest'
import { isCreatorPage } from './creator-pages.ts'

test.each([
  ['/kol-onboarding', true],
  ['/my-channel', true],
  ['/my-channel/', true],
  ['/unsubscribe/token-1', true],
  ['/privacy-notice/token-1', true],
  ['/my-data', true],
  ['/', false],
  ['/auth', false],
  ['/my-channels', false],
  ['/dashboard', false],
])('that %s is a page for creators: %s', (path, isOne) => {
  expect(isCreatorPage(path)).toBe(isOne)
})
