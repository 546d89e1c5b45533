import { screen, waitFor, within } from '@testing-library/react'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { conversationEndpoints } from '@troupe/contract/conversations'
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
const { searchPlatforms } = discoveryEndpoints

const criteria = makeCriteria()
const refined = makeCriteria({ regions: ['DE'], followers: { min: 0, max: 50_000 } })
const changes = ['only Germany', 'at most 50K followers']

/** Opens a conversation with criteria. */
async function openWithCriteria() {
  const server = prepareAssistantServer()
  const answer = makeMessage({ type: 'assistant', content: 'I found some.', criteria, kols: makeKols(['Ada']) })
  server.on(getConversation, () =>
    json({ ...makeConversation(), messages: [makeMessage({ id: makeConversation().id }), answer] }),
  )
  server.on(refineCriteria, () => json(makeRefinement({ is_refinement: true, criteria: refined, changes })))
  const opened = await openAssistant({ server, path: `/conversation/${makeConversation().id}` })
  await screen.findByText('I found some.')
  return opened
}

const findRefinement = () => screen.findByText('I searched again and found 2 creators.', { selector: 'p' })

test('a follow-up changes the criteria and searches again', async () => {
  const { server, send } = await openWithCriteria()
  await send('only Germany, under 50k')
  await findRefinement()
  expect(server.received(refineCriteria)[0]?.body).toEqual({
    message: 'only Germany, under 50k',
    criteria,
    shown: 1,
  })
  expect(server.received(searchPlatforms)[0]?.body).toMatchObject({
    filter: { regions: ['DE'], min_subs: 0, max_subs: 50_000 },
  })
  expect(server.received(analyzeBrandInDetail)).toEqual([])
})

test('the changes and the new criteria are shown', async () => {
  const { send } = await openWithCriteria()
  await send('only Germany, under 50k')
  await findRefinement()
  const chips = within(screen.getByRole('list', { name: 'Changed' })).getAllByRole('listitem')
  expect(chips.map(({ textContent }) => textContent)).toEqual(changes)
  const strategy = within(screen.getAllByRole('region', { name: 'Search Strategy' }).at(-1) ?? document.body)
  strategy.getByText('Germany')
  strategy.getByText('up to 50.0K')
})

test('changes and criteria are saved with the answer, and the next follow-up builds on them', async () => {
  const { server, send } = await openWithCriteria()
  await send('only Germany, under 50k')
  await findRefinement()
  expect(server.received(addMessage).at(-1)?.body).toMatchObject({ analysis: null, criteria: refined, changes })
  await send('cheaper')
  await waitFor(() => expect(server.received(refineCriteria)[1]?.body).toMatchObject({ criteria: refined }))
})

test('a message that changes no criterion is a new description', async () => {
  const { server, send } = await openWithCriteria()
  server.on(refineCriteria, () => json(makeRefinement({ kind: 'new_brand', criteria })))
  await send('We build city bicycles')
  await screen.findByText('I analyzed your brand and found 2 creators who fit it.', { selector: 'p' })
  expect(server.received(analyzeBrandInDetail)[0]?.body).toEqual({ brand_description: 'We build city bicycles' })
})

test('without results, the answer suggests how to widen the search', async () => {
  const { server, send } = await openWithCriteria()
  server.on(searchPlatforms, () => answerSearch([]))
  await send('only Germany, under 50k')
  const answer = await screen.findByText(/^I searched again and found nobody, neither/, { selector: 'p' })
  expect(answer.textContent).toContain('for example with “any country” or “any size”.')
})

test('creators added from the catalogue are not presented as new', async () => {
  const { server, send } = await openWithCriteria()
  server.on(searchPlatforms, () => answerSearch(makeKols(['Ada', 'Bo', 'Cy']), { vector_results: 2, api_results: 1 }))
  await send('only Germany, under 50k')
  await screen.findByText(
    'I searched again and found 3 creators. The platforms named only 1 just now; the others are in the catalogue already.',
    { selector: 'p' },
  )
  expect(server.received(searchPlatforms)[0]?.body).toMatchObject({ fill_from_catalogue: true })
})

test('the first message of a conversation is a description, whatever it says', async () => {
  const { server, send } = await openAssistant()
  await send('only Germany')
  await waitFor(() => expect(server.received(analyzeBrandInDetail)).toHaveLength(1))
  expect(server.received(refineCriteria)).toEqual([])
})

test('a follow-up that fails gets the apology and changes nothing', async () => {
  const { server, send } = await openWithCriteria()
  server.on(refineCriteria, () => json({ detail: 'Busy' }, 503))
  await send('only Germany, under 50k')
  await screen.findByText(/^I apologize, but I encountered an error/, { selector: 'p' })
  server.on(refineCriteria, () => json(makeRefinement({ is_refinement: true, criteria: refined, changes })))
  await send('under 50k')
  await findRefinement()
  expect(server.received(refineCriteria)[1]?.body).toMatchObject({ criteria })
})
