import { screen, waitFor } from '@testing-library/react'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { conversationEndpoints, type Refinement } from '@troupe/contract/conversations'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import {
  answerSearch,
  makeConversation,
  makeCriteria,
  makeKols,
  makeMessage,
  makeRefinement,
  openAssistant,
  prepareAssistantServer,
} from '../../../testing/open-assistant.tsx'

const { refineCriteria, addMessage, getConversation } = conversationEndpoints
const { analyzeBrandInDetail } = brandAnalysisEndpoints
const { searchPlatforms, hybridSearch } = discoveryEndpoints

const first = makeCriteria()
const second = makeCriteria({ regions: ['DE'] })
const shown = [
  ...makeKols(['Ada'], { email: 'ada@studio.test', region: 'DE', verified: true }),
  ...makeKols(['Bo'], { id: '2', email: null, region: 'US', verified: false }),
]

/** Opens a conversation with two answers, the second after a change; the next message is understood as given. */
async function openUnderstanding(turn: Partial<Refinement>) {
  const server = prepareAssistantServer()
  const messages = [
    makeMessage({ id: makeConversation().id }),
    makeMessage({ type: 'assistant', content: 'I found one.', criteria: first, kols: makeKols(['Cy'], { id: '9' }) }),
    makeMessage({ type: 'assistant', content: 'I found two.', criteria: second, kols: shown }),
  ].map((message, index) => ({ ...message, id: `00000000-0000-4000-8000-00000000010${index}` }))
  server.on(getConversation, () => json({ ...makeConversation(), messages }))
  server.on(refineCriteria, () => json(makeRefinement({ criteria: second, ...turn })))
  const opened = await openAssistant({ server, path: `/conversation/${makeConversation().id}` })
  await screen.findByText('I found two.')
  return opened
}

const findAnswer = (text: string | RegExp) => screen.findByText(text, { selector: 'p' })

test.each([
  [{ about: ['email'], creator: 1 }, 'Ada: ada@studio.test'],
  [{ about: ['email'], creator: 2 }, 'Bo: not known'],
  [{ about: ['verified'], creator: -1 }, 'Bo: not verified'],
  [{ about: ['verified'], creator: 5 }, 'There are only 2 creators on screen.'],
  [{ about: ['verified'], refers_to: 'one' }, 'I take you to mean the first, Ada. Ada: verified'],
  [{ about: ['verified'], refers_to: 'all' }, /^Ada: verified\s+Bo: not verified$/],
  [{ about: ['count'], named: { regions: ['DE'], platforms: [] } }, '1 of the 2 creators on screen.'],
  [{ about: ['count', 'email'] }, '1 of the 2 creators on screen.'],
  [{ about: ['why_creator'] }, /^I take you to mean the first, Ada\. Ada: .*is within all limits of this search\.$/],
  [{ about: ['meaning', 'engagement'] }, /^Engagement is likes and comments/],
  [{ about: ['audience'] }, 'Nothing is known about the audience: the platforms do not tell.'],
  [{ about: ['recommendation'] }, /^Of those on screen: .* has the most followers/],
  [{ about: ['other'] }, /^I cannot answer that from the facts on screen\./],
] satisfies [Partial<Refinement>, string | RegExp][])(
  'a question is answered from the facts on the cards: %j',
  async (turn, answer) => {
    const { server, send } = await openUnderstanding({ kind: 'question', ...turn })
    await send('?')
    await findAnswer(answer)
    expect(server.received(searchPlatforms)).toEqual([])
    await waitFor(() =>
      expect(server.received(addMessage).at(-1)?.body).toMatchObject({
        type: 'assistant',
        criteria: second,
        kol_ids: [],
      }),
    )
  },
)

test('“her” is the one that the last answer spoke of', async () => {
  const { server, send } = await openUnderstanding({ kind: 'question', about: ['why_creator'], creator: 2 })
  await send('why the second?')
  await findAnswer(/^Bo: .*within all limits/)
  server.on(refineCriteria, () =>
    json(makeRefinement({ criteria: second, kind: 'question', about: ['verified'], refers_to: 'one' })),
  )
  await send('is she verified?')
  await findAnswer('Bo: not verified')
})

test('undo searches by the criteria before the last change', async () => {
  const { server, send } = await openUnderstanding({ kind: 'undo' })
  await send('undo that')
  await findAnswer('I took back the last change and found 2 creators.')
  expect(server.received(searchPlatforms)[0]?.body).not.toHaveProperty('filter.regions')
  expect(server.received(addMessage).at(-1)?.body).toMatchObject({ criteria: first })
})

test('more brings only creators who were not shown, from the next page', async () => {
  const { server, send } = await openUnderstanding({ kind: 'more' })
  server.on(searchPlatforms, () => answerSearch([...makeKols(['Ada', 'Bo']), ...makeKols(['Dee'], { id: '12' })]))
  await send('more please')
  await findAnswer('Here is 1 more creator.')
  expect(server.received(searchPlatforms)[0]?.body).toMatchObject({ page: 2, filter: { regions: ['DE'] } })
})

test('more says so when there are no further creators', async () => {
  const { server, send } = await openUnderstanding({ kind: 'more' })
  server.on(searchPlatforms, () => answerSearch(makeKols(['Ada', 'Bo'])))
  await send('next page')
  await findAnswer(/^There are no further creators who fit all of it/)
  expect(server.received(searchPlatforms)).toHaveLength(1)
})

test('more like one of them searches for creators like it, within the same limits', async () => {
  const { server, send } = await openUnderstanding({ kind: 'more', creator: 1 })
  server.on(hybridSearch, () =>
    json({
      results: makeKols(['Eve'], { id: '31' }),
      search_strategy: 'vector_only',
      search_time_ms: 5,
      total_results: 1,
      vector_results: 1,
      api_results: 0,
      platforms_searched: [],
      debug_info: {},
    }),
  )
  await send('more like the first one')
  await findAnswer('I found 1 creator like Ada within the same limits.')
  expect(server.received(hybridSearch)[0]?.body).toMatchObject({ similar_to: ['1'], regions: ['DE'] })
})

test('a creator is taken out of the results without a new search', async () => {
  const { server, send } = await openUnderstanding({ kind: 'change', creator: 1 })
  await send('remove the first')
  await findAnswer('I took Ada out of the results.')
  expect(server.received(searchPlatforms)).toEqual([])
  await waitFor(() => expect(server.received(addMessage).at(-1)?.body).toMatchObject({ kol_ids: ['2'] }))
})

test('thanks get a short reply, without an analysis and without criteria', async () => {
  const { server, send } = await openUnderstanding({ kind: 'smalltalk', about: ['thanks'] })
  await send('thanks!')
  await findAnswer('You’re welcome.')
  expect(server.received(analyzeBrandInDetail)).toEqual([])
  expect(screen.getAllByRole('region', { name: 'Search Strategy' })).toHaveLength(2)
})

test('the part of a change that was not understood is named', async () => {
  const changes = ['only Germany']
  const { send } = await openUnderstanding({ is_refinement: true, changes, not_understood: ['blorp'] })
  await send('only Germany, blorp')
  await findAnswer('I searched again and found 2 creators. I did not understand “blorp”.')
})

test('a message of which nothing is understood says what can be said', async () => {
  const { send } = await openUnderstanding({ kind: 'unread' })
  await send('...')
  await findAnswer(/^I did not understand this\./)
})

test('what may be a new brand is asked, and analysed on request', async () => {
  const { server, send, user } = await openUnderstanding({ kind: 'new_brand', is_sure: false })
  await send('organic dog food')
  await findAnswer('Is “organic dog food” a new brand, or should the search include it?')
  expect(server.received(analyzeBrandInDetail)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'New brand' }))
  await findAnswer('I analyzed your brand and found 2 creators who fit it.')
  expect(server.received(analyzeBrandInDetail)[0]?.body).toMatchObject({ brand_description: 'organic dog food' })
  expect(screen.queryByRole('button', { name: 'New brand' })).toBeNull()
})

test('or added to the search', async () => {
  const { server, send, user } = await openUnderstanding({ kind: 'new_brand', is_sure: false })
  await send('organic dog food')
  await user.click(await screen.findByRole('button', { name: 'Add to the search' }))
  await findAnswer('I searched again and found 2 creators.')
  expect(server.received(searchPlatforms)[0]?.body).toMatchObject({ brand: { name: 'organic dog food' } })
})
