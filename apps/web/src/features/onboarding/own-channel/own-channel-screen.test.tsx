import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { makeOwnChannel, makeStatement } from '../../../testing/make-own-channel.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { get, correct, erase, requestLink } = ownChannelEndpoints
const exportChannel = ownChannelEndpoints.export
const deadLink = () => json({ detail: 'Invalid or expired token' }, 401)

afterEach(() => window.sessionStorage.clear())

function openPage(
  path = '/my-channel#token=secret-1',
  reply: () => Response | Promise<Response> = () => json(makeOwnChannel()),
) {
  const server = createFakeServer()
  server.on(get, reply)
  const { router } = renderApp(server, path)
  return { server, router, user: userEvent.setup() }
}

const findPage = () => screen.findByRole('heading', { level: 1, name: 'Your page' })
const section = (name: string) => within(screen.getByRole('region', { name }))

test('the link opens the page without an account, and its token leaves the address at once', async () => {
  const { server, router } = openPage()
  await findPage()
  expect(router.state.location).toMatchObject({ pathname: '/my-channel', hash: '' })
  expect(server.received(get)).toMatchObject([{ body: { token: 'secret-1' }, authorization: null }])
})

test('a reload in the same tab needs no link', async () => {
  window.sessionStorage.setItem('troupe.own-channel-token', 'secret-1')
  const { server } = openPage('/my-channel')
  await findPage()
  expect(server.received(get)[0]?.body).toEqual({ token: 'secret-1' })
})

test('everything stored is shown: the card, the creator’s statements, figures with source and date, and who can see them', async () => {
  openPage()
  await findPage()
  within(screen.getByRole('article', { name: /Mina Bakes/ })).getByText('@minabakes')
  const said = section('What you told us')
  const values = said.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual([
    'mina@example.test',
    'Mina Bakes',
    '@minabakes',
    'Vegan baking without fuss',
    'Germany',
    'https://mina.example.test/',
    'Food & Cooking',
    '$1,500',
    'Product Reviews',
    'Not said',
  ])
  const figures = section('Figures')
  expect(figures.getByText('45.3K').title).toBe('45,321')
  figures.getByText(/^From TikTok, read/)
  figures.getByText('1 day on which figures were read')
  const stored = section('Who sees it')
  stored.getByText('1 account keeps you in a collection')
  stored.getByText('3 mails sent to you from here')
  stored.getByText('20 posts kept to compute your figures')
})

test('a correction is made in the fields of the wizard, and the page shows it', async () => {
  const { server, user } = openPage()
  await findPage()
  await user.click(section('What you told us').getByRole('button', { name: 'Correct it' }))
  const name = screen.getByRole('textbox', { name: 'Channel Name' })
  expect(document.activeElement).toBe(name)
  await user.clear(name)
  await user.type(name, 'Mina Bakes Bread')
  await user.click(screen.getByRole('checkbox', { name: 'Education' }))
  const price = screen.getByRole('textbox', { name: 'Estimated Collaboration Price (USD)' })
  await user.clear(price)
  server.on(correct, ({ body }) => {
    const { statement } = correct.body.parse(body)
    const channel = makeOwnChannel({ statement })
    return json({ ...channel, creator: { ...channel.creator, title: statement.title } })
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. Brands see it from now on.')
  expect(server.received(correct)[0]?.body).toEqual({
    token: 'secret-1',
    statement: makeStatement({
      title: 'Mina Bakes Bread',
      content_categories: ['Food & Cooking', 'Education'],
      estimated_price: null,
    }),
  })
  screen.getByRole('article', { name: /Mina Bakes Bread/ })
})

test('errors are shown at the field and below, until it is changed', async () => {
  const { server, user } = openPage()
  await findPage()
  await user.click(section('What you told us').getByRole('button', { name: 'Correct it' }))
  await user.clear(screen.getByRole('textbox', { name: 'Channel Name' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Channel name is required')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Channel Name' }))
  expect(screen.getByRole('alert').textContent).toBe('Please fix the errors above to continue')
  await user.type(screen.getByRole('textbox', { name: 'Channel Name' }), 'M')
  expect(screen.queryByText('Channel name is required')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.received(correct)).toEqual([])
})

test('a correction that fails says why, and nothing that was typed is lost', async () => {
  const { server, user } = openPage()
  server.on(correct, () => json({ detail: 'The database rests' }, 503))
  await findPage()
  await user.click(section('What you told us').getByRole('button', { name: 'Correct it' }))
  await user.type(screen.getByRole('textbox', { name: 'Channel Name' }), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The database rests')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Channel Name' }).value).toBe('Mina Bakes!')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  section('What you told us').getByText('Mina Bakes')
})

test('everything is downloaded as a file', async () => {
  const { server, user } = openPage()
  const exported = {
    ...makeOwnChannel(),
    exported_at: '2026-03-01T10:00:00.000Z',
    email: 'mina@example.test',
    keywords: [],
    posts: [],
    preferred_collaboration_types: [],
  }
  server.on(exportChannel, () => json(exported))
  let saved: Blob | undefined
  URL.createObjectURL = vi.fn<typeof URL.createObjectURL>((blob) => {
    saved = blob instanceof Blob ? blob : undefined
    return 'blob:file'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await findPage()
  await user.click(screen.getByRole('button', { name: 'Download everything' }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(JSON.parse((await saved?.text()) ?? '')).toEqual(exported)
})

test('erasing says exactly what happens, and nothing happens before its button', async () => {
  const { server, user } = openPage()
  server.on(erase, () => json({ success: true, message: 'Erased' }))
  await findPage()
  await user.click(screen.getByRole('button', { name: 'Erase my channel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase your channel?' }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(4)
  await user.click(dialog.getByRole('button', { name: 'Keep my page' }))
  expect(server.received(erase)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Erase my channel' }))
  await user.click(await screen.findByRole('button', { name: 'Erase for good' }))
  await screen.findByRole('heading', { name: 'Everything is erased' })
  expect(server.received(erase)[0]?.body).toEqual({ token: 'secret-1' })
  expect(window.sessionStorage.length).toBe(0)
  expect(screen.queryByText('Mina Bakes')).toBeNull()
})

test('an erasure that fails says why, and can be tried again', async () => {
  const { server, user } = openPage()
  server.on(erase, () => json({ detail: 'The database rests' }, 503))
  await findPage()
  await user.click(screen.getByRole('button', { name: 'Erase my channel' }))
  await user.click(await screen.findByRole('button', { name: 'Erase for good' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The database rests')
  screen.getByRole('button', { name: 'Erase for good' })
})

test('a dead link offers a new one by address, with one answer for all', async () => {
  const { server, user } = openPage('/my-channel#token=old', deadLink)
  await screen.findByRole('heading', { name: 'This link does not work any more' })
  server.on(requestLink, () => json({ success: true, message: 'Sent' }))
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }))
  screen.getByText('Email is required')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mina@example.test')
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }))
  const message = await screen.findByText(/^If a channel is registered with this address, a new link was sent to it\./)
  expect(message.closest('[role=status]')).not.toBeNull()
  expect(server.received(requestLink)[0]?.body).toEqual({ email: 'mina@example.test' })
})

test('without a link the page says how to get in', async () => {
  const { server } = openPage('/my-channel')
  await screen.findByRole('heading', { name: 'Open the link of your mail' })
  expect(server.received(get)).toEqual([])
})

test('while it loads, the shape of the page stands there', async () => {
  openPage('/my-channel#token=secret-1', never)
  await screen.findByRole('status', { name: 'Loading your page' })
})

test('a failure says why and can be tried again', async () => {
  const { server, user } = openPage('/my-channel#token=secret-1', () => json({ detail: 'The database rests' }, 503))
  expect((await screen.findByRole('alert')).textContent).toContain('The database rests')
  server.on(get, () => json(makeOwnChannel()))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await findPage()
})
