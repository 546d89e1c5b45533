import { screen, waitFor, within } from '@testing-library/react'
import { conversationEndpoints, type Refinement } from '@troupe/contract/conversations'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import {
  makeConversation,
  makeCriteria,
  makeKols,
  makeMessage,
  makeRefinement,
  openAssistant,
  prepareAssistantServer,
} from '../../../testing/open-assistant.tsx'

const { refineCriteria, addMessage, getConversation } = conversationEndpoints
const { searchPlatforms, hybridSearch } = discoveryEndpoints

const criteria = makeCriteria()
const shown = [...makeKols(['Ada']), ...makeKols(['Bo'], { id: '2' }), ...makeKols(['Cy'], { id: '3' })]
const path = `/conversation/${makeConversation().id}`

/** Opens a conversation about three creators, with further messages by the assistant. */
async function openTalk(said: readonly string[], openedPath = path) {
  const server = prepareAssistantServer()
  const messages = [
    makeMessage(),
    makeMessage({ type: 'assistant', content: 'I found three.', criteria, kols: shown }),
    ...said.map((content) => makeMessage({ type: 'assistant', content, criteria })),
  ].map((message, index) => ({ ...message, id: `00000000-0000-4000-8000-00000000010${index}` }))
  server.on(getConversation, () => json({ ...makeConversation(), messages }))
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
  const understand = (turn: Partial<Refinement>) =>
    server.on(refineCriteria, () => json(makeRefinement({ criteria, ...turn })))
  const opened = await openAssistant({ server, path: openedPath })
  await screen.findByText('I found three.')
  return { ...opened, understand }
}

type Talk = Awaited<ReturnType<typeof openTalk>>

const findAnswer = (text: string | RegExp) => screen.findByText(text, { selector: 'p' })
const likeHer = { kind: 'more', refers_to: 'one' } as const
const dropHer = { kind: 'change', refers_to: 'one' } as const

const listSearched = ({ server }: Talk) => server.received(hybridSearch).map(({ body }) => body)
const findSaved = ({ server }: Talk) => server.received(addMessage).at(-1)?.body

test('“more like her” finds creators like the one that was named last', async () => {
  const talk = await openTalk(['Ada: verified', 'Bo: verified', 'You’re welcome.'])
  talk.understand(likeHer)
  await talk.send('more like her')
  await findAnswer('I found 1 creator like Bo within the same limits.')
  expect(listSearched(talk)).toEqual([expect.objectContaining({ similar_to: ['2'] })])
})

test('“drop her” takes out the one that was named last, without a search', async () => {
  const talk = await openTalk(['Bo: verified'])
  talk.understand(dropHer)
  await talk.send('drop her')
  await findAnswer('I took Bo out of the results.')
  await waitFor(() => expect(findSaved(talk)).toMatchObject({ kol_ids: ['1', '3'] }))
  expect(talk.server.received(searchPlatforms)).toEqual([])
  await talk.send('drop her')
  await findAnswer('Bo is not among the results.')
})

test('the one whose panel was opened later takes precedence over the one named', async () => {
  const talk = await openTalk(['Bo: verified'])
  talk.understand(likeHer)
  await talk.user.click(screen.getByRole('link', { name: /Cy/ }))
  await talk.user.click(await screen.findByRole('button', { name: /^Close/ }))
  await talk.send('more like this one')
  await findAnswer('I found 1 creator like Cy within the same limits.')
})

test('where none was spoken of, the user is asked, and chooses by a button', async () => {
  const talk = await openTalk([])
  talk.understand(likeHer)
  await talk.send('more like her')
  await findAnswer('Which creator do you mean?')
  expect(listSearched(talk)).toEqual([])
  const choice = within(screen.getByRole('group', { name: 'Creators on screen' }))
  await talk.user.click(choice.getByRole('button', { name: 'Cy' }))
  await findAnswer('I found 1 creator like Cy within the same limits.')
  expect(screen.queryByRole('group', { name: 'Creators on screen' })).toBeNull()
})

test.each([
  ['the second', { kind: 'unread', creator: 2 }],
  ['Bo', { kind: 'new_brand', is_sure: false }],
] satisfies [string, Partial<Refinement>][])('or by a message: "%s"', async (message, turn) => {
  const talk = await openTalk([])
  talk.understand(dropHer)
  await talk.send('drop her')
  await findAnswer('Which creator do you mean?')
  talk.understand(turn)
  await talk.send(message)
  await findAnswer('I took Bo out of the results.')
})

test('another message than a choice is answered as usual', async () => {
  const talk = await openTalk([])
  talk.understand(dropHer)
  await talk.send('drop her')
  await findAnswer('Which creator do you mean?')
  talk.understand({ kind: 'smalltalk', about: ['thanks'] })
  await talk.send('thanks, Bo')
  await findAnswer('You’re welcome.')
})

test('an answer about several names none of them alone', async () => {
  const talk = await openTalk(['Ada: verified', 'Ada: verified Bo: verified'])
  talk.understand(dropHer)
  await talk.send('drop her')
  await findAnswer('Which creator do you mean?')
})

test('“more like these” is simply more where none was spoken of', async () => {
  const talk = await openTalk([])
  talk.understand({ kind: 'more', refers_to: 'all' })
  await talk.send('more like these')
  await waitFor(() => expect(talk.server.received(searchPlatforms)).toHaveLength(1))
  expect(listSearched(talk)).toEqual([])
})
