import { screen, waitFor, within } from '@testing-library/react'
import { conversationEndpoints } from '@troupe/contract/conversations'
import { expect, test } from 'vitest'
import { json, never } from '../../../../testing/fake-server.ts'
import {
  makeConversation,
  makeConversationId,
  makeMessage,
  openAssistant,
  prepareAssistantServer,
} from '../../../../testing/open-assistant.tsx'

const { listConversations, getConversation, renameConversation, deleteConversation } = conversationEndpoints

const bakery = makeConversation()
const bicycles = makeConversation({ id: makeConversationId(2), title: 'City bicycles' })

async function open(path?: string) {
  const server = prepareAssistantServer()
  server.on(listConversations, () => json({ conversations: [bakery, bicycles], total: 2 }))
  server.on(getConversation, () => json({ ...bakery, messages: [makeMessage()] }))
  const opened = await openAssistant({ server, ...(path === undefined ? {} : { path }) })
  await screen.findByText('Vegan bakery')
  return opened
}

type User = Awaited<ReturnType<typeof open>>['user']

const titles = () =>
  within(screen.getByRole('navigation', { name: 'Conversations' }))
    .getAllByRole('link')
    .slice(1)
    .map((link) => link.querySelector('bdi')?.textContent)

async function choose(user: User, title: string, action: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

async function rename(user: User, title: string, next: string) {
  await choose(user, title, 'Rename')
  const field = await screen.findByLabelText('Title')
  await user.clear(field)
  await user.type(field, `${next}{Enter}`)
  await waitFor(() => expect(titles()).toContain(next))
}

async function remove(user: User, title: string) {
  await choose(user, title, 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete conversation' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(titles()).not.toContain(title))
}

test('a title that is refused is said and undone alone, although another one was changed meanwhile', async () => {
  const { server, user } = await open()
  const refused = Promise.withResolvers<Response>()
  server.on(renameConversation, ({ path }) => (path.includes(bicycles.id) ? refused.promise : never()))
  await rename(user, 'City bicycles', 'Bicycles')
  await rename(user, 'Vegan bakery', 'Cakes')
  refused.resolve(json({ detail: 'Busy' }, 503))
  await screen.findByText('The conversation was not renamed')
  expect(titles()).toEqual(['Cakes', 'City bicycles'])
})

test('the open conversation is left once it is deleted, although another one was deleted meanwhile', async () => {
  const { server, user, router } = await open(`/conversation/${bakery.id}`)
  const deleted = Promise.withResolvers<Response>()
  server.on(deleteConversation, ({ path }) => (path.includes(bakery.id) ? deleted.promise : never()))
  await remove(user, 'Vegan bakery')
  await remove(user, 'City bicycles')
  deleted.resolve(json({ success: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/conversation'))
})

test('a conversation that is not deleted is again where it was', async () => {
  const { server, user } = await open()
  const refused = Promise.withResolvers<Response>()
  server.on(deleteConversation, ({ path }) => (path.includes(bakery.id) ? refused.promise : never()))
  await remove(user, 'Vegan bakery')
  await remove(user, 'City bicycles')
  refused.resolve(json({ detail: 'Busy' }, 503))
  await waitFor(() => expect(titles()).toEqual(['Vegan bakery']))
})
