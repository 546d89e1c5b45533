import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCollectionDetail, makeMembers } from '../../testing/make-collections.ts'
import { openCollection } from '../../testing/open-collection.tsx'

test('paper has all creators of a list, the screen only those in view', async () => {
  const names = Array.from({ length: 80 }, (_, index) => `Creator ${index + 1}`)
  await openCollection(makeCollectionDetail({ kols: makeMembers(names) }))
  const countShown = () => screen.getAllByRole('article').length
  expect(countShown()).toBeLessThan(80)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(countShown()).toBe(80)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(countShown()).toBeLessThan(80)
})
