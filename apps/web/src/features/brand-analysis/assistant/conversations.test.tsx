import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { conversationEndpoints } from '@troupe/contract/conversations'
import { describe, expect, test } from 'vitest'
import { json, never } from '../../../testing/fake-server.ts'
import {
  makeAnalysis,
  makeConversation,
  makeConversationId,
  makeCriteria,
  makeKols,
  makeMessage,
  openAssistant,
  prepareAssistantServer,
} from '../../../testing/open-assistant.tsx'

const { listConversations, getConversation, createConversation, addMessage, renameConversation, deleteConversation } =
  conversationEndpoints
const { analyzeBrandInDetail } = brandAnalysisEndpoints

const bakery = makeConversation()
const bicycles = makeConversation({ id: makeConversationId(2), title: 'City bicycles' })

/** Prepares a user with two conversations, one of which has an answer. */
function prepareConversations() {
  const server = prepareAssistantServer()
  server.on(listConversations, () => json({ conversations: [bakery, bicycles], total: 2 }))
  server.on(getConversation, () =>
    json({
      ...bakery,
      messages: [
        makeMessage(),
        makeMessage({
          id: makeConversationId(101),
          type: 'assistant',
          content: 'I found one.',
          analysis: makeAnalysis(),
          criteria: makeCriteria(),
          changes: ['only Germany'],
          kols: makeKols(['Ada']),
        }),
      ],
    }),
  )
  return server
}

const links = () => within(screen.getByRole('navigation', { name: 'Conversations' })).getAllByRole('link')
const titles = () => links().map((link) => link.querySelector('bdi')?.textContent ?? link.textContent)
const findAnswer = () => screen.findByText('I analyzed your brand and found 2 creators who fit it.', { selector: 'p' })

describe('the side navigation', () => {
  test('"Collapsible side navigation": it stays as it was left', async () => {
    const { user } = await openAssistant()
    await user.click(screen.getByRole('button', { name: 'Hide conversations' }))
    const toggle = screen.getByRole('button', { name: 'Show conversations' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(window.localStorage.getItem('troupe.conversations-collapsed')).toBe('true')
    await user.click(toggle)
    expect(window.localStorage.getItem('troupe.conversations-collapsed')).toBe('false')
  })

  test('lists the conversations in the order of the server and opens one', async () => {
    const { user, router } = await openAssistant({ server: prepareConversations() })
    await screen.findByText('Vegan bakery')
    expect(titles()).toEqual(['New conversation', 'Vegan bakery', 'City bicycles'])
    await user.click(screen.getByText('Vegan bakery'))
    await screen.findByText('I found one.')
    expect(router.state.location.pathname).toBe(`/conversation/${bakery.id}`)
    expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null])
  })

  test('further conversations come page by page', async () => {
    const server = prepareConversations()
    server.on(listConversations, ({ path }) =>
      json({ conversations: [path.endsWith('offset=50') ? bicycles : bakery], total: 51 }),
    )
    const { user } = await openAssistant({ server })
    await user.click(await screen.findByRole('button', { name: 'Show older' }))
    await screen.findByText('City bicycles')
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  })

  test('a list that cannot be loaded shows the error and a retry', async () => {
    const server = prepareConversations()
    server.on(listConversations, () => json({ detail: 'Busy' }, 503))
    const { user } = await openAssistant({ server })
    await screen.findByText('Your conversations could not be loaded. Busy')
    server.on(listConversations, () => json({ conversations: [bakery], total: 1 }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Vegan bakery')
  })

  test('a conversation is renamed at once; refused, it has its title again and says why', async () => {
    const server = prepareConversations()
    const { user } = await openAssistant({ server })
    const renamed = Promise.withResolvers<Response>()
    server.on(renameConversation, () => renamed.promise)
    await user.click(await screen.findByRole('button', { name: 'Actions for City bicycles' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const title = await screen.findByLabelText('Title')
    await user.clear(title)
    await user.type(title, 'Bicycles{Enter}')
    await waitFor(() => expect(titles()).toContain('Bicycles'))
    await waitFor(() => expect(server.received(renameConversation)[0]?.body).toEqual({ title: 'Bicycles' }))
    renamed.resolve(json({ detail: 'Busy' }, 503))
    await screen.findByText('The conversation was not renamed')
    await waitFor(() => expect(titles()).toContain('City bicycles'))
  })

  test('a conversation is deleted only after a question; the open one gives way to a new one', async () => {
    const server = prepareConversations()
    server.on(deleteConversation, () => json({ success: true }))
    const { user, router } = await openAssistant({ server, path: `/conversation/${bakery.id}` })
    await user.click(await screen.findByRole('button', { name: 'Actions for Vegan bakery' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete conversation' }))
    dialog.getByText('“Vegan bakery” and all its messages will be deleted. This cannot be undone.')
    expect(server.received(deleteConversation)).toEqual([])
    server.on(listConversations, () => json({ conversations: [bicycles], total: 1 }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/conversation'))
    await screen.findByRole('button', { name: /^Describe Your Brand/ })
    expect(titles()).not.toContain('Vegan bakery')
  })

  test('on a phone it is a drawer, which closes when a conversation is chosen', async () => {
    const { user } = await openAssistant({ server: prepareConversations() })
    await user.click(screen.getByRole('button', { name: 'Conversations' }))
    const drawer = await screen.findByRole('dialog', { name: 'Conversations' })
    await user.click(await within(drawer).findByText('Vegan bakery'))
    await screen.findByText('I found one.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a conversation that is opened again', () => {
  const open = (server = prepareConversations()) => openAssistant({ server, path: `/conversation/${bakery.id}` })

  test('shows all that was said, found and changed', async () => {
    await open()
    await screen.findByText('We bake vegan cakes')
    screen.getByRole('region', { name: 'Detailed Brand Analysis' })
    screen.getByText('only Germany')
    screen.getByRole('region', { name: 'Recommended KOLs (1)' })
    screen.getByRole('button', { name: 'Export Results' })
    expect(screen.queryByText('This message has not been answered.')).toBeNull()
  })

  test('without an answer, as after leaving the page, is answered on demand', async () => {
    const server = prepareConversations()
    server.on(getConversation, () => json({ ...bakery, messages: [makeMessage()] }))
    const { user } = await open(server)
    await screen.findByText('This message has not been answered.')
    expect(server.received(analyzeBrandInDetail)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Analyze now' }))
    await findAnswer()
    expect(server.received(addMessage)).toHaveLength(1)
    expect(server.received(addMessage)[0]?.path).toContain(bakery.id)
  })

  test('with a document that was not analysed asks for the file again', async () => {
    const server = prepareConversations()
    server.on(getConversation, () => json({ ...bakery, messages: [makeMessage({ file_name: 'brief.pdf' })] }))
    await open(server)
    await screen.findByText('This document has not been analyzed. Please upload it again.')
    expect(screen.queryByRole('button', { name: 'Analyze now' })).toBeNull()
  })

  test('that does not exist, or belongs to another user, shows a message', async () => {
    const server = prepareConversations()
    server.on(getConversation, () => json({ detail: 'Not found' }, 404))
    const { user, router } = await open(server)
    await screen.findByRole('heading', { name: 'Conversation not found' })
    await user.click(screen.getAllByRole('link', { name: 'New conversation' }).at(-1) ?? document.body)
    expect(router.state.location.pathname).toBe('/conversation')
  })

  test('that cannot be loaded shows the error and a retry', async () => {
    const server = prepareConversations()
    server.on(getConversation, () => json({ detail: 'Busy' }, 503))
    const { user } = await open(server)
    await screen.findByRole('heading', { name: 'This conversation could not be loaded.' })
    const prepared = prepareConversations()
    server.on(getConversation, () => prepared.fetch(`/api/conversations/${bakery.id}`))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('I found one.')
  })
})

describe('a message', () => {
  test('is saved in its order: the first begins the conversation, which gets its address', async () => {
    const { server, send, router } = await openAssistant()
    await send('We bake vegan cakes')
    await findAnswer()
    expect(router.state.location.pathname).toBe(`/conversation/${bakery.id}`)
    expect(server.received(createConversation)[0]?.body).toMatchObject({
      title: 'We bake vegan cakes',
      message: { type: 'user', content: 'We bake vegan cakes', kol_ids: [] },
    })
    expect(server.received(addMessage)[0]?.body).toMatchObject({
      type: 'assistant',
      analysis: makeAnalysis(),
      criteria: { keywords: makeAnalysis().keywords },
      kol_ids: ['1', '2'],
    })
  })

  test('is reported when it is not saved, and saved by hand, once', async () => {
    const server = prepareAssistantServer()
    server.on(createConversation, () => json({ detail: 'Busy' }, 503))
    server.on(analyzeBrandInDetail, never)
    const { send, user, router } = await openAssistant({ server })
    await send('We bake vegan cakes')
    await screen.findByText('This message is not saved yet.')
    server.on(createConversation, () => json(bakery))
    await user.click(screen.getByRole('button', { name: 'Save again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/conversation/${bakery.id}`))
    expect(screen.queryByText('This message is not saved yet.')).toBeNull()
    const [first, second] = server.received(createConversation)
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  test('that a full conversation does not take says what to do', async () => {
    const server = prepareAssistantServer()
    const detail = 'A conversation has at most 500 messages. Please begin a new one.'
    server.on(addMessage, () => json({ detail }, 409))
    const { send } = await openAssistant({ server })
    await send('We bake vegan cakes')
    const alert = await screen.findByText('This message is not saved yet.')
    expect(alert.parentElement?.textContent).toContain(detail)
  })

  test('is saved again with the next message, in order, after a failure', async () => {
    const server = prepareAssistantServer()
    const work = Promise.withResolvers<Response>()
    server.on(createConversation, () => json({ detail: 'Busy' }, 503))
    server.on(analyzeBrandInDetail, () => work.promise)
    const { send } = await openAssistant({ server })
    await send('We bake vegan cakes')
    await screen.findByText('This message is not saved yet.')
    server.on(createConversation, () => json(bakery))
    work.resolve(json(makeAnalysis()))
    await findAnswer()
    await waitFor(() => expect(server.received(addMessage)).toHaveLength(1))
    expect(screen.queryByText('This message is not saved yet.')).toBeNull()
  })

  test('that is not saved has the browser ask before the page is closed', async () => {
    const server = prepareAssistantServer()
    server.on(createConversation, () => json({ detail: 'Busy' }, 503))
    server.on(analyzeBrandInDetail, never)
    const { send } = await openAssistant({ server })
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
    await send('We bake vegan cakes')
    await screen.findByText('This message is not saved yet.')
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  })

  test('New conversation leaves the saved messages and stops the running analysis', async () => {
    const server = prepareAssistantServer()
    server.on(analyzeBrandInDetail, never)
    const { send, user, router } = await openAssistant({ server })
    await send('We bake vegan cakes')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/conversation/${bakery.id}`))
    await user.click(screen.getByRole('link', { name: 'New conversation' }))
    await screen.findByRole('button', { name: /^Describe Your Brand/ })
    expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
    expect(router.state.location.pathname).toBe('/conversation')
  })

  test('a conversation that begins after it was left does not take the screen', async () => {
    const server = prepareAssistantServer()
    const begun = Promise.withResolvers<Response>()
    server.on(createConversation, () => begun.promise)
    server.on(analyzeBrandInDetail, never)
    const { send, user, router } = await openAssistant({ server })
    await send('We bake vegan cakes')
    await user.click(screen.getByRole('link', { name: 'New conversation' }))
    await screen.findByRole('button', { name: /^Describe Your Brand/ })
    server.on(listConversations, () => json({ conversations: [bakery], total: 1 }))
    begun.resolve(json(bakery))
    await screen.findByText('Vegan bakery')
    expect(router.state.location.pathname).toBe('/conversation')
    screen.getByRole('button', { name: /^Describe Your Brand/ })
  })
})
