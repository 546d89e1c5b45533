import { screen, waitFor, within } from '@testing-library/react'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { beforeEach, describe, expect, test } from 'vitest'
import { json, never } from '../../../../testing/fake-server.ts'
import {
  createOnboardingServer,
  makeProfile,
  nextButton,
  openStep,
  previousButton,
} from '../../../../testing/open-onboarding.ts'

const { fetchFromUrl, validateToken } = onboardingEndpoints
const { claim } = ownChannelEndpoints
const urlBox = () => screen.getByLabelText<HTMLInputElement>('Channel URL')
const startButton = () => screen.getByRole('button', { name: 'Start Onboarding' })
const channelUrl = 'https://www.youtube.com/@minabakes'

beforeEach(() => window.sessionStorage.clear())

test("'Step {n} of 4'; Previous is disabled on step 1; the step indicator shows from step 2 onwards", async () => {
  const { user } = await openStep(1)
  expect(previousButton().disabled).toBe(true)
  expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull()
  await user.type(urlBox(), channelUrl)
  await user.click(nextButton())
  await screen.findByRole('list', { name: 'Progress' })
  expect(previousButton().disabled).toBe(false)
})

test('has one main button, and says an error once', async () => {
  const { user } = await openStep(1)
  const main = screen.getAllByRole('button').filter(({ dataset }) => dataset.variant === 'filled')
  expect(main).toEqual([startButton()])
  await user.click(startButton())
  await screen.findByText('Please enter your channel URL')
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('the invitation', () => {
  const invite = (parts: object) => {
    const server = createOnboardingServer()
    server.on(validateToken, () => json({ valid: true, email: null, channel_url: null, ...parts }))
    return server
  }

  test('is introduced with the inviting user and the message', async () => {
    await openStep(1, invite({ inviter_name: 'Dana', message: 'We love your bread' }))
    expect(screen.getByRole('figure').textContent).toBe('Dana invites youWe love your bread')
  })

  test('of an operator names nobody', async () => {
    await openStep(1, invite({ inviter_name: null, message: '' }))
    expect(screen.queryByRole('figure')).toBeNull()
  })
})

describe('the URL', () => {
  test("is required: 'Please enter your channel URL'", async () => {
    const { user, server } = await openStep(1)
    await user.click(startButton())
    await screen.findByText('Please enter your channel URL')
    expect(urlBox().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(urlBox())
    expect(server.received(fetchFromUrl)).toEqual([])
  })

  test("'Please enter a valid URL. Supported platforms: YouTube, Instagram, TikTok'", async () => {
    const { user } = await openStep(1)
    await user.type(urlBox(), 'minabakes')
    await user.click(nextButton())
    await screen.findByText('Please enter a valid URL. Supported platforms: YouTube, Instagram, TikTok')
    expect(urlBox().getAttribute('aria-invalid')).toBe('true')
  })

  test("'Editing a field clears its error'", async () => {
    const { user } = await openStep(1)
    await user.click(startButton())
    await screen.findByText('Please enter your channel URL')
    await user.type(urlBox(), 'h')
    expect(screen.queryByText('Please enter your channel URL')).toBeNull()
  })

  test.each(['tiktok.com/@mina', 'HTTP://instagram.com/mina'])('may be %s', async (url) => {
    const { user, server } = await openStep(1)
    await user.type(urlBox(), url)
    await user.click(startButton())
    await screen.findByText('Step 2 of 4')
    expect(server.received(fetchFromUrl)[0]?.body).toEqual({ url, token: expect.any(String) })
  })

  test('that the server does not accept as a channel is reported at its field', async () => {
    const server = createOnboardingServer()
    const issue = { loc: ['body', 'url'], msg: 'Please enter a valid URL.', type: 'custom' }
    server.on(fetchFromUrl, () => json({ detail: [issue] }, 422))
    const { user } = await openStep(1, server)
    await user.type(urlBox(), 'https://evil.test/youtube.com{Enter}')
    await screen.findByText('Please enter a valid URL.')
    await waitFor(() => expect(document.activeElement).toBe(urlBox()))
    expect(urlBox().getAttribute('aria-invalid')).toBe('true')
  })

  test('is that of the channel that was invited', async () => {
    const server = createOnboardingServer()
    server.on(validateToken, () => json({ valid: true, email: null, channel_url: channelUrl }))
    await openStep(1, server)
    expect(urlBox().value).toBe(channelUrl)
  })
})

test("'Enter submits'; the button is 'Analyzing your channel...' while busy", async () => {
  const server = createOnboardingServer()
  server.on(fetchFromUrl, never)
  const { user } = await openStep(1, server)
  await user.type(urlBox(), `${channelUrl}{Enter}{Enter}`)
  const busy = await screen.findByRole('button', { name: 'Analyzing your channel...' })
  await user.click(busy)
  expect(server.received(fetchFromUrl)).toHaveLength(1)
  expect(urlBox().readOnly).toBe(true)
})

test.each([
  ['YouTube', 'https://www.youtube.com/@'],
  ['Instagram', 'https://www.instagram.com/'],
  ['TikTok', 'https://www.tiktok.com/@'],
])('the quick-fill button %s begins the address, and the caret stands at its end', async (name, start) => {
  const { user } = await openStep(1)
  await user.click(screen.getByRole('button', { name }))
  expect(urlBox().value).toBe(start)
  expect(document.activeElement).toBe(urlBox())
  expect(urlBox().selectionStart).toBe(start.length)
  await user.keyboard('mina')
  expect(urlBox().value).toBe(`${start}mina`)
})

test('a failure is named, the focus stays, and editing clears it', async () => {
  const server = createOnboardingServer()
  server.on(fetchFromUrl, () => json({ detail: 'This channel has already completed onboarding' }, 409))
  const { user } = await openStep(1, server)
  await user.type(urlBox(), channelUrl)
  await user.click(startButton())
  expect((await screen.findByRole('alert')).textContent).toContain('This channel is already onboarded.')
  expect(document.activeElement).toBe(startButton())
  await user.type(urlBox(), '2')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a channel that another address registered can be proved, and then the wizard goes on', async () => {
  const server = createOnboardingServer()
  server.on(fetchFromUrl, () => json({ detail: 'This channel has already completed onboarding' }, 409))
  const { user } = await openStep(1, server)
  await user.type(urlBox(), `${channelUrl}{Enter}`)
  const box = within(await screen.findByRole('region', { name: 'Is it your channel?' }))
  const answer = { success: true, message: '', code: 'troupe-7k3mq9xp', expires_at: '2026-03-01T10:00:00.000Z' }
  server.on(claim, () => json({ ...answer, message_key: 'onboarding.proof_issued', is_proven: false }))
  await user.click(box.getByRole('button', { name: 'Prove that it is mine' }))
  await box.findByText('troupe-7k3mq9xp')
  server.on(claim, () => json({ detail: 'YouTube does not answer at the moment.' }, 503))
  await user.click(box.getByRole('button', { name: 'Check now' }))
  await box.findByText('YouTube does not answer at the moment.')
  box.getByText('troupe-7k3mq9xp')
  server.on(claim, () => json({ ...answer, is_proven: true }))
  server.on(fetchFromUrl, () => json({ success: true, data: makeProfile(), message: '' }))
  await user.click(box.getByRole('button', { name: 'Check now' }))
  await screen.findByText('Step 2 of 4')
  expect(server.received(claim)[0]?.body).toEqual({ token: expect.any(String), url: channelUrl })
})

test('Next continues with a known channel; Start Onboarding reads it again and keeps corrections', async () => {
  const { user, server } = await openStep(2)
  await user.type(screen.getByLabelText('Channel Name *'), '!')
  await user.click(previousButton())
  await screen.findByText('Step 1 of 4')
  await user.click(nextButton())
  await screen.findByText('Step 2 of 4')
  expect(server.received(fetchFromUrl)).toHaveLength(1)
  await user.click(previousButton())
  await user.click(await screen.findByRole('button', { name: 'Start Onboarding' }))
  await screen.findByText('Step 2 of 4')
  expect(server.received(fetchFromUrl)).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('Channel Name *').value).toBe('Mina Bakes!')
})

test('another channel fills the fields anew; what only the creator can say stays', async () => {
  const { user, server } = await openStep(4)
  await user.type(screen.getByLabelText('Additional Information'), 'Only vegan')
  for (const step of [3, 2, 1]) {
    await user.click(previousButton())
    await screen.findByText(`Step ${step} of 4`)
  }
  server.on(fetchFromUrl, () =>
    json({ success: true, data: makeProfile({ channel_id: 'UC2', title: 'Mina Travels' }), message: '' }),
  )
  await user.type(await screen.findByLabelText('Channel URL'), '2')
  await user.click(nextButton())
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Channel Name *').value).toBe('Mina Travels'))
  for (const step of [3, 4]) {
    await user.click(nextButton())
    await screen.findByText(`Step ${step} of 4`)
  }
  expect(screen.getByLabelText<HTMLTextAreaElement>('Additional Information').value).toBe('Only vegan')
})
