import { screen, waitFor } from '@testing-library/react'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import { makeFoundCreator, makeUnderstood } from '../../../testing/factories.ts'
import { openDiscover } from '../../../testing/open-discover.tsx'

const { hybridSearch } = discoveryEndpoints

test('a search is in the address, and a link with it searches for the same', async () => {
  const first = await openDiscover()
  const { server, search, user } = first
  await user.click(screen.getByRole('button', { name: 'YouTube' }))
  await search('tea & cake')
  await screen.findByText('Mina Bakes')
  await waitFor(() => expect(first.router.state.location.search).toContain('q=tea+%26+cake'))
  const { pathname, search: address } = first.router.state.location
  const [sent] = server.received(hybridSearch)
  first.unmount()
  window.localStorage.clear()

  const second = await openDiscover([makeFoundCreator()], { path: `${pathname}${address}` })
  await screen.findByText('Mina Bakes')
  expect(second.server.received(hybridSearch).map(({ body }) => body)).toEqual([sent?.body])
})

test('a link to creators like others searches for these on all platforms, and names them', async () => {
  const understood = makeUnderstood(
    {
      ...{ query_text: '', exclude_words: '', content_categories: [] },
      ...{ platforms: ['tiktok', 'youtube'], similar_to: ['12', '13'] },
    },
    { similar_to: [{ reference: '12', id: '12', title: 'Root & Carrot' }] },
  )
  const path = '/dashboard?platforms=youtube,tiktok&like=12,13'
  const { server } = await openDiscover([makeFoundCreator()], { path, answer: { understood } })
  await screen.findByText('like Root & Carrot')
  expect(server.received(hybridSearch)[0]?.body).toMatchObject({
    similar_to: ['12', '13'],
    platforms: ['tiktok', 'youtube'],
  })
})

test('coming back to a search on screen does not run it again', async () => {
  const first = await openDiscover()
  await first.search('tea')
  await screen.findByText('Mina Bakes')
  await waitFor(() => expect(first.router.state.location.search).toContain('q=tea'))
  const { pathname, search } = first.router.state.location
  first.unmount()

  const second = await openDiscover([makeFoundCreator()], { path: `${pathname}${search}` })
  await screen.findByText('Mina Bakes')
  expect(second.server.received(hybridSearch)).toEqual([])
})

test.each(['the address of the search', 'a link without a search'])(
  'text typed for the next search and the selection stay when the results are opened again by %s',
  async (way) => {
    const first = await openDiscover()
    await first.search('tea')
    await first.user.click(await screen.findByRole('checkbox', { name: 'Select Mina Bakes' }))
    await first.user.type(screen.getByRole('searchbox'), ' ceremony')
    await waitFor(() => expect(first.router.state.location.search).toBe('?q=tea'))
    first.unmount()

    const path = way === 'a link without a search' ? '/dashboard' : '/dashboard?q=tea'
    const second = await openDiscover([makeFoundCreator()], { path })
    const checkbox = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Mina Bakes' })
    expect(checkbox.checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tea ceremony')
    await waitFor(() => expect(second.router.state.location.search).toBe('?q=tea'))
    expect(second.server.received(hybridSearch)).toEqual([])
  },
)

test('a link to another search than that on screen runs it', async () => {
  const first = await openDiscover()
  await first.search('tea')
  await screen.findByText('Mina Bakes')
  first.unmount()

  const second = await openDiscover([makeFoundCreator({ title: 'Ada' })], { path: '/dashboard?q=coffee' })
  await screen.findByText('Ada')
  expect(second.server.received(hybridSearch)).toMatchObject([{ body: { query_text: 'coffee' } }])
  expect(second.router.state.location.search).toBe('?q=coffee')
})

test('clearing the search clears the address', async () => {
  const { search, user, router } = await openDiscover()
  await search('tea')
  await waitFor(() => expect(router.state.location.search).toContain('q=tea'))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test.each(['?q=tea&platforms=myspace&categories=__proto__&filters={"subscribers":7}&like=,,', '?filters=[[['])(
  'an address that makes no sense is read as far as it does: %s',
  async (address) => {
    const { server } = await openDiscover([makeFoundCreator()], { path: `/dashboard${address}` })
    await screen.findByText('Mina Bakes')
    expect(server.received(hybridSearch)[0]?.body).toMatchObject({
      platforms: ['tiktok', 'instagram'],
      content_categories: [],
      subscriber_range: { min: 0, max: 10_000_000 },
    })
  },
)
