import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { conversationEndpoints } from '@troupe/contract/conversations'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { describe, expect, test, vi } from 'vitest'
import { json, never } from '../../../testing/fake-server.ts'
import { answerSearch, makeAnalysis, makeKols, openAssistant } from '../../../testing/open-assistant.tsx'

const { analyzeBrandInDetail } = brandAnalysisEndpoints
const { searchPlatforms, storeCreators } = discoveryEndpoints

const findAnswer = () => screen.findByText('I analyzed your brand and found 2 creators who fit it.', { selector: 'p' })
const apology =
  'I apologize, but I encountered an error while analyzing your brand. Please try again or contact support if the issue persists.'

describe('before the first message', () => {
  test("title 'Brand Analysis Assistant', subtitle 'AI Brand & KOL Insights'", async () => {
    await openAssistant()
    screen.getByText('AI Brand & KOL Insights')
    expect(screen.getByRole('link', { name: 'AI Assistant' }).getAttribute('aria-current')).toBe('page')
  })

  test('"Empty state welcomes the user with two cards: Describe Your Brand and Upload Document"', async () => {
    const { user, box } = await openAssistant()
    await user.click(screen.getByRole('button', { name: /^Describe Your Brand/ }))
    expect(document.activeElement).toBe(box())
    const click = vi.spyOn(HTMLInputElement.prototype, 'click')
    await user.click(screen.getByRole('button', { name: /^Upload Document/ }))
    expect(click.mock.instances).toContain(screen.getByLabelText('Document'))
  })

  test('"An Export Results button appears only when there are recommended KOLs"', async () => {
    const { send } = await openAssistant()
    expect(screen.queryByRole('button', { name: 'Export Results' })).toBeNull()
    await send('We bake vegan cakes')
    await findAnswer()
    screen.getByRole('button', { name: 'Export Results' })
  })
})

describe('the input', () => {
  test("3-row textarea, placeholder 'Describe your brand, product, or service...', and its hint", async () => {
    const { box } = await openAssistant()
    expect(box().rows).toBe(3)
    expect(box().placeholder).toBe('Describe your brand, product, or service...')
    screen.getByText('Press Enter to send, Shift+Enter for new line')
  })

  test('"Enter sends, Shift+Enter adds a line"; the input is cleared', async () => {
    const { user, box, server } = await openAssistant()
    await user.type(box(), 'We bake{Shift>}{Enter}{/Shift}vegan cakes{Enter}')
    await findAnswer()
    expect(server.received(analyzeBrandInDetail)[0]?.body).toEqual({ brand_description: 'We bake\nvegan cakes' })
    expect(box().value).toBe('')
  })

  test('Enter that chooses what an input method offers does not send', async () => {
    const { box, server } = await openAssistant()
    fireEvent.change(box(), { target: { value: '素食蛋糕' } })
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
    expect(server.received(analyzeBrandInDetail)).toEqual([])
    fireEvent.keyDown(box(), { key: 'Enter' })
    await findAnswer()
  })

  test('"Empty or whitespace-only input is ignored"', async () => {
    const { user, box, server } = await openAssistant()
    await user.type(box(), '   {Shift>}{Enter}{/Shift}  {Enter}')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(true)
    expect(server.received(analyzeBrandInDetail)).toEqual([])
    expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
  })

  test('a text that is longer than can be sent says so and stays', async () => {
    const { box, server } = await openAssistant()
    fireEvent.change(box(), { target: { value: 'x'.repeat(20_001) } })
    fireEvent.keyDown(box(), { key: 'Enter' })
    screen.getByText('This text has 20,001 characters; at most 20,000 can be sent.')
    expect(server.received(analyzeBrandInDetail)).toEqual([])
  })

  test('"Input is disabled while loading"; afterwards it has the focus again', async () => {
    const { box, send } = await openAssistant()
    await send('We bake vegan cakes')
    expect(box().disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Attach a PDF or DOCX file' }).disabled).toBe(true)
    await findAnswer()
    await waitFor(() => expect(document.activeElement).toBe(box()))
  })
})

describe('an answer', () => {
  test('"The chat shows user and assistant messages with a time stamp"', async () => {
    const { send } = await openAssistant()
    await send('We bake vegan cakes')
    await findAnswer()
    const messages = within(screen.getByRole('list', { name: 'Messages' })).getAllByText(/^(You|Assistant)$/)
    expect(messages.map(({ textContent }) => textContent)).toEqual(['You', 'Assistant'])
    for (const message of messages) expect(message.parentElement?.querySelector('time')?.dateTime).toMatch(/^20.*Z$/)
  })

  test('carries a Detailed Brand Analysis block in paragraphs, with notices and what read it', async () => {
    const { server, send } = await openAssistant()
    const usage = { model: 'small-model', input_tokens: 1200, output_tokens: 34, cost_usd: 0.0021 }
    server.on(analyzeBrandInDetail, () =>
      json(makeAnalysis({ engine: 'language_model', usage, notices: ['The text is in German.'] })),
    )
    await send('Wir backen')
    const block = within(await screen.findByRole('region', { name: 'Detailed Brand Analysis' }))
    block.getByText('The brand bakes vegan cakes.')
    block.getByText('Its customers care for what they eat.')
    block.getByText('The text is in German.')
    block.getByText('Read by small-model · 1,234 tokens · $0.0021')
  })

  test('carries a Search Strategy block with Target Categories and Key Keywords as tags', async () => {
    const { send } = await openAssistant()
    await send('We bake vegan cakes')
    const block = within(await screen.findByRole('region', { name: 'Search Strategy' }))
    const tagsOf = (term: string) => {
      const row = block.getByText(term).closest('div')
      return [...(row?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    }
    expect(tagsOf('Target Categories')).toEqual(['Baking', 'Vegan & Vegetarian', 'Food & Cooking', 'Street Food'])
    expect(tagsOf('Key Keywords')).toHaveLength(6)
    block.getByText('5.0K to 250.0K')
    block.getByText('3.0% and more')
    block.getByText('Instagram, TikTok')
  })

  test('carries a grid of Recommended KOLs with count and selection, to be collected and written to', async () => {
    const { server, user, send } = await openAssistant()
    server.on(searchPlatforms, () => {
      const [ada, bo] = makeKols(['Ada', 'Bo'])
      return answerSearch(ada && bo ? [ada, { ...bo, email: null }] : [])
    })
    await send('We bake vegan cakes')
    const grid = within(await screen.findByRole('region', { name: 'Recommended KOLs (2)' }))
    await user.click(grid.getByRole('button', { name: 'Add to Collection (0)' }))
    await screen.findByText('Please select at least one KOL to add to a collection.')
    await user.click(grid.getByRole('checkbox', { name: 'Select Bo' }))
    grid.getByText('1 of 2 selected')
    await user.click(grid.getByRole('button', { name: 'Send Email (0)' }))
    await screen.findByText('None of the selected KOLs have valid email addresses.')
    await user.click(grid.getByRole('button', { name: 'Export' }))
    await screen.findByText('Selected (1)')
    await user.keyboard('{Escape}')
    await user.click(grid.getByRole('button', { name: 'Select All' }))
    await user.click(grid.getByRole('button', { name: 'Add to Collection (2)' }))
    await screen.findByRole('dialog', { name: 'Add to Collection' })
  })

  test('its creators are stored in the background, without a message on failure', async () => {
    const { server, send } = await openAssistant()
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined)
    server.on(storeCreators, () => json({ detail: 'Busy' }, 503))
    await send('We bake vegan cakes')
    await findAnswer()
    expect(server.received(storeCreators)[0]?.body).toEqual([
      { platform: 'tiktok', channel_id: 'channel-Ada', handle: 'minabakes' },
      { platform: 'tiktok', channel_id: 'channel-Bo', handle: 'minabakes' },
    ])
    await waitFor(() => expect(debug).toHaveBeenCalled())
    expect(screen.queryByText(/Busy/)).toBeNull()
  })

  test('names the platforms that did not answer; without creators it says how to go on', async () => {
    const { server, send } = await openAssistant()
    const report = { creators: 0, new_creators: 0, requests: 1, time_ms: 1, has_more: false }
    server.on(searchPlatforms, () =>
      answerSearch([], { debug_info: { platforms: [{ ...report, platform: 'instagram', state: 'failed' }] } }),
    )
    await send('We bake vegan cakes')
    const answer = await screen.findByText(/but found no creators who fit all of it/, { selector: 'p' })
    expect(answer.textContent).toContain('Instagram did not answer, so creators from there are missing.')
    expect(screen.queryByRole('button', { name: 'Export Results' })).toBeNull()
  })

  test('is announced to screen readers', async () => {
    const { server, send } = await openAssistant()
    server.on(analyzeBrandInDetail, never)
    await send('We bake vegan cakes')
    await screen.findByText('Step 1 of 8: Reading your description')
  })
})

describe('a failure', () => {
  test('of the analysis: progress resets and the apology is appended, with the reason', async () => {
    const { server, send, box } = await openAssistant()
    server.on(analyzeBrandInDetail, () => json({ detail: 'The analyser rests.' }, 503))
    await send('We bake vegan cakes')
    await screen.findByText(apology, { selector: 'p' })
    screen.getByText('The analyser rests.')
    expect(screen.queryByRole('region', { name: 'Analyzing your brand...' })).toBeNull()
    expect(box().disabled).toBe(false)
  })

  test('of the creator search does the same, also when no platform answers', async () => {
    const { server, send } = await openAssistant()
    server.on(searchPlatforms, () => answerSearch([], { strategy: 'error' }))
    await send('We bake vegan cakes')
    await screen.findByText(apology, { selector: 'p' })
  })

  test('can be tried again without writing the message again', async () => {
    const { server, user, send } = await openAssistant()
    server.on(analyzeBrandInDetail, () => json({ detail: 'Busy' }, 503))
    await send('We bake vegan cakes')
    server.on(analyzeBrandInDetail, () => json(makeAnalysis()))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await findAnswer()
    expect(screen.getAllByText('We bake vegan cakes', { selector: 'p' })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

test('leaving during an analysis stops it and keeps the messages', async () => {
  const { server, send, user, router } = await openAssistant()
  server.on(searchPlatforms, never)
  await send('We bake vegan cakes')
  await waitFor(() => expect(server.received(searchPlatforms)).toHaveLength(1))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/conversation\/0/))
  await user.click(screen.getByRole('link', { name: 'Rapid Search' }))
  await screen.findByRole('heading', { level: 1, name: 'Rapid Search' })
  expect(server.received(conversationEndpoints.createConversation)).toHaveLength(1)
  expect(server.received(conversationEndpoints.addMessage)).toEqual([])
  expect(server.received(storeCreators)).toEqual([])
})
