import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { collectionEndpoints } from '@troupe/contract/collections'
import { expect, test } from 'vitest'
import { makeUser } from '../../testing/factories.ts'
import { createFakeServer, json } from '../../testing/fake-server.ts'
import { makeCollection, makeCollectionDetail, makeCollectionId } from '../../testing/make-collections.ts'
import { openCollection } from '../../testing/open-collection.tsx'
import { renderApp, storeTokens } from '../../testing/render-app.tsx'
import { haveColleagues } from '../../testing/team/have-colleagues.ts'

const { testCollectionAccess, listCollections, createCollection, changeCollection } = collectionEndpoints
const label = 'Only you see this collection'
const shared = makeCollection()
const hidden = makeCollection({ id: makeCollectionId(2), name: 'Plans', is_private: true, is_mine: true })

async function openList(isAlone: boolean) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(testCollectionAccess, () => json({ success: true }))
  server.on(listCollections, () => json([shared, hidden]))
  server.on(createCollection, () => json(hidden))
  if (!isAlone) haveColleagues(server)
  renderApp(server, '/collections')
  const user = userEvent.setup()
  await screen.findByRole('article', { name: 'Plans' })
  await user.click(screen.getByRole('button', { name: 'New Collection' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Secret')
  return { server, user, dialog }
}

test('a member of a team makes a collection that no colleague sees, which its card says', async () => {
  const { server, user, dialog } = await openList(false)
  await user.click(dialog.getByRole('switch', { name: label }))
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(server.received(createCollection)).toMatchObject([{ body: { name: 'Secret', is_private: true } }]),
  )
  within(screen.getByRole('article', { name: 'Plans' })).getByRole('img', { name: 'Private' })
  expect(
    within(screen.getByRole('article', { name: 'Spring bakers' })).queryByRole('img', { name: 'Private' }),
  ).toBeNull()
})

test('a user who is alone is not asked', async () => {
  const { server, user, dialog } = await openList(true)
  expect(dialog.queryByRole('switch')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(server.received(createCollection)).toHaveLength(1))
  expect(server.received(createCollection)[0]?.body).not.toHaveProperty('is_private')
})

async function openEditing(parts: { is_private: boolean; is_mine: boolean }, isAlone = false) {
  const opened = await openCollection(makeCollectionDetail(parts), isAlone ? undefined : haveColleagues)
  opened.server.on(changeCollection, () => json(makeCollection()))
  await opened.user.click(screen.getByRole('button', { name: 'Edit' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog')) }
}

test('only the member who made a collection is offered to make it private', async () => {
  const { dialog } = await openEditing({ is_private: false, is_mine: false })
  expect(dialog.queryByRole('switch')).toBeNull()
})

test.each([true, false])('a private collection can be shared again, also by who is alone: %s', async (isAlone) => {
  const { server, user, dialog } = await openEditing({ is_private: true, is_mine: true }, isAlone)
  const choice = dialog.getByRole<HTMLInputElement>('switch', { name: label })
  expect(choice.checked).toBe(true)
  await user.click(choice)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.received(changeCollection)).toMatchObject([{ body: { is_private: false } }]))
})
