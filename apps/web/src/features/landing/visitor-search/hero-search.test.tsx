import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { HeroSearch } from './hero-search.tsx'

const links = { home: '/', auth: '/auth', dashboard: '/dashboard' }
const why = { words: ['vegan'], fields: ['bio'], by_name: false, by_meaning: true, by_category: true }
const mara = { platform: 'youtube', title: 'Mara Bakes', subscribers: 48_200, is_demo: false, why }

/** Asks as a visitor; the server gives this answer. */
async function ask(answer: () => Response | Promise<Response>) {
  vi.mocked(globalThis.fetch).mockImplementation(async () => answer())
  render(<HeroSearch links={links} isSignedIn={false} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox'), 'vegan baking{Enter}')
  return user
}
const findResults = () => screen.findByRole('region', { name: 'Results of your search' })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('shows visitors who fits and why, below the field', async () => {
  await ask(() => json({ results: [mara, { ...mara, title: 'Crumb', subscribers: null, is_demo: true }] }))
  expect(await screen.findByText('The 2 best matches in this catalogue')).toBeTruthy()
  const rows = within(await findResults()).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Mara Bakes48\.2K followers“vegan” in the bio · Close in meaning · Same subject$/),
    expect.stringMatching(/CrumbFollowers not known.*Demo data$/),
  ])
  expect(globalThis.fetch).toHaveBeenCalledWith(
    '/api/kols/visitor-search',
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ query_text: 'vegan baking' }) }),
  )
})

test('leads on to the registration, with the sentence', async () => {
  await ask(() => json({ results: [mara] }))
  await screen.findByText('Mara Bakes')
  expect(hrefOf('Sign up to see all results')).toBe('/auth?step=register&q=vegan+baking')
})

test('says that it searches until the answer is there', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await ask(() => promise)
  expect(await screen.findByText('Searching the catalogue…')).toBeTruthy()
  expect((await findResults()).getAttribute('aria-busy')).toBe('true')
  resolve(json({ results: [mara] }))
  expect(await screen.findByText('Mara Bakes')).toBeTruthy()
  expect(screen.queryByText('Searching the catalogue…')).toBeNull()
})

test("says 'No creators found', and that the platforms can be searched", async () => {
  await ask(() => json({ results: [] }))
  expect(await screen.findByText('No creators found')).toBeTruthy()
  expect(hrefOf('Sign up to search the platforms as well')).toBe('/auth?step=register&q=vegan+baking')
})

test('says that there were too many searches, and shows one that works afterwards', async () => {
  const user = await ask(() => json({ detail: 'Too many searches' }, 429))
  expect(await screen.findByText('Too many searches. Please try again in a minute.')).toBeTruthy()
  vi.mocked(globalThis.fetch).mockImplementation(async () => json({ results: [mara] }))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('Mara Bakes')).toBeTruthy()
})

test('says that the search did not work', async () => {
  await ask(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await screen.findByText('The search did not work. Please try again.')).toBeTruthy()
})
