import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCollectionDetail, makeMembers } from '../../testing/make-collections.ts'
import { openCollection } from '../../testing/open-collection.tsx'

const open = () => openCollection(makeCollectionDetail({ kols: makeMembers(['Ada', 'Bo', 'Cy']) }))
const focusedName = () => document.activeElement?.closest('article')?.querySelector('h3')?.textContent
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` })

test('j and k move the focus to the next and the previous creator, and stop at the ends', async () => {
  const { user } = await open()
  await user.keyboard('j')
  await waitFor(() => expect(focusedName()).toBe('Ada'))
  await user.keyboard('jj')
  await waitFor(() => expect(focusedName()).toBe('Cy'))
  await user.keyboard('jk')
  await waitFor(() => expect(focusedName()).toBe('Bo'))
})

test('x selects the focused creator and Enter opens it', async () => {
  const { user, router } = await open()
  await user.keyboard('x')
  screen.getByText('0 of 3 selected')
  await user.keyboard('jjx')
  expect(box('Bo').checked).toBe(true)
  await user.keyboard('x')
  expect(box('Bo').checked).toBe(false)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/creators\/2$/))
})

test('/ goes to the search, where letters are text again', async () => {
  const { user } = await open()
  await user.keyboard('j/')
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  expect(document.activeElement).toBe(search)
  await user.keyboard('jx')
  expect(search.value).toBe('jx')
})

test('letters with a modifier, and those typed in a dialog, are left alone', async () => {
  const { user } = await open()
  await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}')
  expect(focusedName()).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit collection' })
  within(dialog).getByRole('button', { name: 'Save' }).focus()
  await user.keyboard('jx')
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(screen.queryByText('0 of 3 selected')).not.toBeNull()
})

test('? shows the keys; the letters can be switched off, and stay so', async () => {
  const { user } = await open()
  await user.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  help.getByText('Next creator')
  await user.click(help.getByRole('switch', { name: /^Use the letters and signs as shortcuts/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('j')
  expect(focusedName()).toBeUndefined()
  expect(window.localStorage.getItem('troupe.list-shortcuts')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
})
