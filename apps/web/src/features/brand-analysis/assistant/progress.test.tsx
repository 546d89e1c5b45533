import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { conversationEndpoints } from '@troupe/contract/conversations'
import { beforeEach, expect, test, vi } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { setMatchingMedia } from '../../../testing/media.ts'
import { makeAnalysis, openAssistant, prepareAssistantServer } from '../../../testing/open-assistant.tsx'
import { StartSequence } from './welcome/start-sequence.tsx'

const { analyzeBrandInDetail } = brandAnalysisEndpoints
const longText = 'We bake vegan cakes with oat flour and bring them to your door within a day of baking'
/** The longest duration of a step, in milliseconds. */
const slowestStep = 1300

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Starts an analysis that runs until told to finish. */
async function startAnalysis(random?: number) {
  if (random !== undefined) vi.spyOn(Math, 'random').mockReturnValue(random)
  const server = prepareAssistantServer()
  const work = Promise.withResolvers<Response>()
  server.on(analyzeBrandInDetail, () => work.promise)
  const opened = await openAssistant({ server })
  // From here on, time passes only as told, however slow the machine is.
  vi.setTimerTickMode('manual')
  const send = async (text: string) => {
    fireEvent.change(opened.box(), { target: { value: text } })
    fireEvent.keyDown(opened.box(), { key: 'Enter' })
    await pass(0)
  }
  await send(longText)
  const panel = () => screen.queryByRole('region', { name: 'Analyzing your brand...' })
  const steps = () => [...(panel()?.querySelectorAll('ol > li') ?? [])]
  return {
    ...opened,
    send,
    panel,
    steps,
    done: () => steps().filter((step) => step.getAttribute('data-state') === 'done').length,
    thoughts: () => [...(panel()?.querySelectorAll('ul > li') ?? [])].map(({ textContent }) => textContent),
    finish: async (response = json(makeAnalysis())) => {
      work.resolve(response)
      // The search responds at once; its end takes microtasks, no time.
      await pass(1)
    },
  }
}

test("an 'Analyzing your brand...' panel shows 8 fixed progress steps, of which none is done", async () => {
  const { panel, steps, done } = await startAnalysis()
  within(panel() ?? document.body).getByRole('heading', { name: 'Analyzing your brand...' })
  expect(steps()).toHaveLength(8)
  expect(done()).toBe(0)
})

test.each([
  [0, 700],
  [1, 1300],
])(
  '"progress steps complete one by one at a random 700-1300 ms each": with chance %s after %s ms',
  async (random, milliseconds) => {
    // Just below 1, the maximum of a random number.
    const { done } = await startAnalysis(Math.min(random, 0.999_999))
    await pass(milliseconds - 2)
    expect(done()).toBe(0)
    await pass(2)
    expect(done()).toBe(1)
    await pass(milliseconds)
    expect(done()).toBe(2)
  },
)

test('the steps end no later than the work does: the last one waits for it', async () => {
  const { done, finish } = await startAnalysis()
  await pass(20 * slowestStep)
  expect(done()).toBe(7)
  await finish()
  expect(done()).toBe(8)
})

test('"all 8 steps marked complete; after 0.5 s the progress panel hides; assistant message appended", however early', async () => {
  const { panel, done, finish, box } = await startAnalysis()
  await finish()
  expect(done()).toBe(8)
  await pass(498)
  expect(panel()).not.toBeNull()
  await pass(2)
  expect(panel()).toBeNull()
  screen.getByText('I analyzed your brand and found 2 creators who fit it.', { selector: 'p' })
  expect(box().disabled).toBe(false)
})

test('the answer is saved before it is shown, so that leaving in between does not lose it', async () => {
  const { server, finish } = await startAnalysis()
  await finish()
  expect(server.received(conversationEndpoints.addMessage)).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Detailed Brand Analysis' })).toBeNull()
})

test('up to 6 random thinking lines come one by one, each another one', async () => {
  const { thoughts } = await startAnalysis()
  expect(thoughts()).toHaveLength(1)
  await pass(slowestStep)
  expect(thoughts().length).toBeGreaterThanOrEqual(2)
  await pass(20 * slowestStep)
  expect(new Set(thoughts()).size).toBe(6)
})

test('"a user-message preview in a line is cut at 50 characters"', async () => {
  const { thoughts } = await startAnalysis(0)
  expect(thoughts()).toEqual([`Thinking about “${longText.slice(0, 50).trimEnd()}…”`])
})

test('a message after a failure begins with the first step again', async () => {
  const { done, panel, finish, send } = await startAnalysis()
  await pass(3 * slowestStep)
  await finish(json({ detail: 'Busy' }, 503))
  expect(panel()).toBeNull()
  await send('Once more')
  expect(done()).toBe(0)
})

/** Reads the visible parts of the start: completed steps and messages. */
function readStart() {
  const ready = screen.getByRole('list', { name: 'Getting ready' })
  return {
    steps: ready.querySelectorAll('[data-done]').length,
    messages: document.querySelectorAll('p[data-shown]').length,
  }
}

test('"AI Assistant start: progress steps complete one by one [...], then staged messages appear 1.2-3 s apart"', async () => {
  window.sessionStorage.clear()
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  setMatchingMedia()
  render(<StartSequence />)
  const stages = []
  for (const milliseconds of [699, 1, 700, 700, 1199, 1, 1200, 1200]) {
    await pass(milliseconds)
    stages.push(readStart())
  }
  expect(stages.map(({ steps, messages }) => `${steps} steps, ${messages} messages`)).toEqual([
    '0 steps, 0 messages',
    '1 steps, 0 messages',
    '2 steps, 0 messages',
    '3 steps, 0 messages',
    '3 steps, 0 messages',
    '3 steps, 1 messages',
    '3 steps, 2 messages',
    '3 steps, 3 messages',
  ])
})

test('a question during the start is answered', async () => {
  setMatchingMedia()
  const { box, send } = await openAssistant({ isFirstVisit: true })
  expect(box().disabled).toBe(false)
  await send('We bake vegan cakes')
  await screen.findByText('I analyzed your brand and found 2 creators who fit it.', { selector: 'p' })
  expect(screen.queryByRole('list', { name: 'Getting ready' })).toBeNull()
})

test('a start that was seen before is complete at once', async () => {
  await openAssistant()
  expect(readStart()).toEqual({ steps: 3, messages: 3 })
})
