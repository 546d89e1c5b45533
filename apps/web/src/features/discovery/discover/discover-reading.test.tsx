import { screen, waitFor, within } from '@testing-library/react'
import { defaultQueryText, discoveryEndpoints, type Understood } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import { makeFoundCreator, makeSearchResponse, makeUnderstood } from '../../../testing/factories.ts'
import { json } from '../../../testing/fake-server.ts'
import { openDiscover } from '../../../testing/open-discover.tsx'

const { hybridSearch } = discoveryEndpoints
const text = 'vegan baking in Berlin under 50k, no gaming'
const kept = { exclude_words: '', content_categories: [], platforms: ['tiktok' as const, 'instagram' as const] }
const understood = makeUnderstood(
  {
    ...kept,
    query_text: 'vegan baking',
    regions: ['DE'],
    cities: ['Berlin'],
    subscriber_range: { max: 50_000 },
    exclude_words: 'gaming',
  },
  {
    filters: [
      { filter: 'regions', values: ['DE'], words: 'Berlin', city: 'Berlin' },
      { filter: 'subscriber_range', words: 'under 50k' },
      { filter: 'exclude_words', values: ['gaming'], words: 'no gaming' },
    ],
  },
)

/** Searches for a text, with this reading as the response. */
async function searchFor(typed: string, answer: Understood) {
  const opened = await openDiscover([makeFoundCreator()], { answer: { understood: answer } })
  const respond = (read: Understood) =>
    opened.server.on(hybridSearch, () => json(makeSearchResponse([makeFoundCreator()], { understood: read })))
  await opened.search(typed)
  await screen.findByText('Mina Bakes')
  const box = () => screen.getByRole<HTMLInputElement>('searchbox').value
  const chips = () => {
    const list = screen.queryByRole('list', { name: 'Active filters' })
    return list
      ? within(list)
          .getAllByRole('listitem')
          .map((chip) => chip.textContent)
      : []
  }
  const remove = (label: string) => opened.user.click(screen.getByRole('button', { name: `Remove filter: ${label}` }))
  const sent = () => opened.server.received(hybridSearch).map(({ body }) => body)
  return { ...opened, respond, box, chips, remove, sent }
}

test('what was read stands as chips, and the topic in the search box', async () => {
  const { box, chips, sent } = await searchFor(text, understood)
  expect(sent()[0]).toMatchObject({ query_text: text })
  await waitFor(() => expect(box()).toBe('vegan baking'))
  expect(chips()).toEqual(['Subscribers up to 50.0K', 'Germany', 'Berlin first', 'not gaming'])
  screen.getByText('Berlin: Germany; city by what texts say')
})

test('the filters of the panel are the same as the chips', async () => {
  const { user } = await searchFor(text, understood)
  await user.click(screen.getByRole('button', { name: 'Advanced Filters, 4 active' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Advanced Filters' }))
  expect(panel.getByLabelText<HTMLInputElement>('Exclude words').value).toBe('gaming')
  expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'Germany' }).checked).toBe(true)
  expect(panel.getByLabelText<HTMLInputElement>('Subscribers: Maximum').value).toBe('50,000')
})

test('a chip that is removed gives its words back to the text, in quotes, and searches anew', async () => {
  const { box, remove, sent, respond } = await searchFor(text, understood)
  respond(makeUnderstood({ ...kept, query_text: 'vegan baking "under 50k"', regions: ['DE'] }))
  await remove('Subscribers up to 50.0K')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({
    query_text: 'vegan baking "under 50k"',
    regions: ['DE'],
    subscriber_range: { min: 0, max: 10_000_000 },
  })
  await waitFor(() => expect(box()).toBe('vegan baking "under 50k"'))
})

test('a city leaves with its country, whose words go back to the text', async () => {
  const { remove, sent } = await searchFor(text, understood)
  await remove('Germany')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ query_text: 'vegan baking "Berlin"' })
  expect(sent()[1]).not.toHaveProperty('regions')
  expect(sent()[1]).not.toHaveProperty('cities')
})

test('an offered country takes the place of its word, which its chip gives back', async () => {
  const offers = [{ filter: 'regions' as const, values: ['FR'], words: 'Paris' }]
  const { user, box, chips, remove, sent, respond } = await searchFor(
    'Paris fashion',
    makeUnderstood({ ...kept, query_text: 'Paris fashion' }, { offers }),
  )
  screen.getByText('“Paris” is searched for in texts.')
  respond(makeUnderstood({ ...kept, query_text: 'fashion', regions: ['FR'] }))
  await user.click(screen.getByRole('button', { name: 'Only creators in France' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ query_text: 'fashion', regions: ['FR'] })
  await waitFor(() => expect(chips()).toEqual(['France']))
  expect(screen.queryByRole('button', { name: 'Only creators in France' })).toBeNull()
  respond(makeUnderstood({ ...kept, query_text: 'fashion "Paris"' }))
  await remove('France')
  await waitFor(() => expect(box()).toBe('fashion "Paris"'))
})

test('an offered platform replaces the chosen ones, and the next text brings these back', async () => {
  const offers: Understood['offers'] = [{ filter: 'platforms', values: ['youtube'], words: 'youtube' }]
  const answer = makeUnderstood({ ...kept, query_text: 'youtube' }, { offers })
  const { user, search, sent, respond, box } = await searchFor('youtube', answer)
  respond(makeUnderstood({ ...kept, query_text: defaultQueryText, platforms: ['youtube'] }))
  await user.click(screen.getByRole('button', { name: 'Only creators on YouTube' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ query_text: defaultQueryText, platforms: ['youtube'] })
  expect(box()).toBe('')
  await search('cakes')
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()[2]).toMatchObject({ query_text: 'cakes', platforms: kept.platforms })
})

test('a word that names a country and a language offers both; one is set in its place', async () => {
  const offers: Understood['offers'] = [
    { filter: 'regions', values: ['ES'], words: 'Spanish' },
    { filter: 'languages', values: ['es'], words: 'Spanish' },
  ]
  const { user, sent } = await searchFor(
    'Spanish recipes',
    makeUnderstood({ ...kept, query_text: 'Spanish recipes' }, { offers }),
  )
  expect(screen.getAllByText('“Spanish” is searched for in texts.')).toHaveLength(1)
  screen.getByRole('button', { name: 'Only creators in Spain' })
  await user.click(screen.getByRole('button', { name: 'Only creators who write Spanish' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ query_text: 'recipes', languages: ['es'] })
  expect(sent()[1]).not.toHaveProperty('regions')
})

test('an offered part of the world names three of its countries and counts the others', async () => {
  const values = ['ZA', 'EG', 'NG', 'KE', 'MA']
  const offers: Understood['offers'] = [{ filter: 'regions', values, words: 'african' }]
  const query_text = 'african braids'
  const { user, sent } = await searchFor(query_text, makeUnderstood({ ...kept, query_text }, { offers }))
  await user.click(screen.getByRole('button', { name: 'Only creators in South Africa, Egypt, Nigeria and 2 more' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ query_text: 'braids', regions: values })
})

test('an offered size is set as the range of subscribers, whose chip gives its word back', async () => {
  const offers: Understood['offers'] = [
    { filter: 'subscriber_range', range: { min: 10_000, max: 100_000 }, words: 'micro' },
  ]
  const { user, chips, remove, box, sent, respond } = await searchFor(
    'micro fashion',
    makeUnderstood({ ...kept, query_text: 'micro fashion' }, { offers }),
  )
  const range = { min: 10_000, max: 100_000 }
  respond(makeUnderstood({ ...kept, query_text: 'fashion', subscriber_range: range }))
  await user.click(screen.getByRole('button', { name: 'Only creators with 10.0K to 100.0K subscribers' }))
  await waitFor(() => expect(chips()).toEqual(['Subscribers 10.0K to 100.0K']))
  expect(sent()[1]).toMatchObject({ query_text: 'fashion', subscriber_range: range })
  respond(makeUnderstood({ ...kept, query_text: 'fashion "micro"' }))
  await remove('Subscribers 10.0K to 100.0K')
  await waitFor(() => expect(box()).toBe('fashion "micro"'))
})

test('a new text typed over the last one replaces what was read of it; what was set in the panel stays', async () => {
  const { user, search, sent, respond } = await searchFor(
    `${text} on YouTube`,
    makeUnderstood(
      { ...understood.request, platforms: ['youtube'] },
      { filters: [...understood.filters, { filter: 'platforms', values: ['youtube'], words: 'on YouTube' }] },
    ),
  )
  await user.click(screen.getByRole('button', { name: /^Advanced Filters/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Advanced Filters' }))
  await user.click(panel.getByRole('checkbox', { name: 'With an email address only' }))
  await user.clear(panel.getByLabelText('Exclude words'))
  await user.type(panel.getByLabelText('Exclude words'), 'vlogs')
  respond(makeUnderstood({ ...understood.request, platforms: ['youtube'], has_email: true, exclude_words: 'vlogs' }))
  await user.click(panel.getByRole('button', { name: 'Apply Filters' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ regions: ['DE'], has_email: true, exclude_words: 'vlogs' })

  await user.clear(screen.getByRole('searchbox'))
  await search('travel in Japan')
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()[2]).toMatchObject({
    query_text: 'travel in Japan',
    platforms: ['tiktok', 'instagram'],
    subscriber_range: { min: 0, max: 10_000_000 },
    has_email: true,
    exclude_words: 'vlogs',
  })
  expect(sent()[2]).not.toHaveProperty('regions')
  expect(sent()[2]).not.toHaveProperty('cities')
})

test('what was typed while the search ran is kept', async () => {
  const { server, user, search } = await openDiscover()
  let answer = (_: unknown) => {}
  server.on(hybridSearch, async () => {
    await new Promise((resolve) => {
      answer = resolve
    })
    return json(makeSearchResponse([makeFoundCreator()], { understood }))
  })
  await search(text)
  await user.type(screen.getByRole('searchbox'), ' and cakes')
  answer(undefined)
  await screen.findByText('Mina Bakes')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(`${text} and cakes`)
})

test('creators to resemble are chips with their names; an unknown one is said', async () => {
  const { chips, sent, remove } = await searchFor(
    'like @roots and @nobody',
    makeUnderstood(
      { ...kept, query_text: '', similar_to: ['@roots', '@nobody'] },
      {
        filters: [{ filter: 'similar_to', values: ['@roots'], words: 'like @roots' }],
        similar_to: [{ reference: '@roots', id: '12', title: 'Root & Carrot' }],
      },
    ),
  )
  await waitFor(() => expect(chips()).toEqual(['like Root & Carrot', 'like @nobody']))
  screen.getByText('Not known, so nothing can be like it: @nobody.')
  await remove('like @nobody')
  await waitFor(() => expect(sent()[1]).toMatchObject({ similar_to: ['12'] }))
})

test('what nothing is known about, and a converted price, are said in quiet lines', async () => {
  await searchFor(
    'skincare up to 200 €, audience mostly women',
    makeUnderstood(
      { ...kept, query_text: 'skincare', price_range: { max: 235 } },
      {
        filters: [
          { filter: 'price_range', words: 'up to 200 €', price: { currency: 'EUR', max: 200, rate_of: '2025-06-30' } },
        ],
        unanswered: [{ about: 'audience_gender', words: 'audience mostly women' }],
      },
    ),
  )
  screen.getByText('up to 200 € is about $235 (rate of 2025-06-30).')
  screen.getByText(
    'Not known of any creator, so not searched for: the gender of the audience (“audience mostly women”).',
  )
})

test('an address of a platform that is switched off has a button that searches there', async () => {
  const lookup = { ...kept, query_text: 'https://www.youtube.com/@roots' }
  const { user, sent } = await searchFor(lookup.query_text, makeUnderstood(lookup, { lookup_platform: 'youtube' }))
  screen.getByText('YouTube is switched off for this search.')
  await user.click(screen.getByRole('button', { name: 'Search YouTube' }))
  await waitFor(() => expect(sent()[1]).toMatchObject({ platforms: ['tiktok', 'instagram', 'youtube'] }))
})

test('a corrected spelling is said, with the way to what was typed', async () => {
  const { user, sent } = await searchFor(
    'fittness',
    makeUnderstood({ ...kept, query_text: 'fitness' }, { corrected_from: 'fittness' }),
  )
  screen.getByText(/Showing results for/)
  await user.click(screen.getByRole('button', { name: 'fittness' }))
  await waitFor(() => expect(sent()[1]).toMatchObject({ query_text: '"fittness"' }))
})

test('a switch in the panel turns the reading off', async () => {
  const { server, user, search } = await openDiscover()
  await user.click(screen.getByRole('button', { name: 'Advanced Filters' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Advanced Filters' }))
  await user.click(panel.getByRole('switch', { name: /Read filters from the search text/ }))
  await user.click(panel.getByRole('button', { name: 'Apply Filters' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await search(text)
  await waitFor(() => expect(server.received(hybridSearch)[0]?.body).toMatchObject({ query_text: text, literal: true }))
})
