import { act, screen, waitFor } from '@testing-library/react'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { beforeEach, describe, expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import {
  createOnboardingServer,
  invitedEmail,
  nextButton,
  openInvitation,
  openStep,
  previousButton,
} from '../../../testing/open-onboarding.ts'

const draftKeys = () => Object.keys(window.localStorage).filter((key) => key.startsWith('troupe.onboarding.'))
const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => window.sessionStorage.clear())

/** Changes the stored draft as if it were some days old. */
function ageDraft(days: number) {
  const [key] = draftKeys()
  if (!key) throw new Error('No draft is kept')
  const draft: object = JSON.parse(window.localStorage.getItem(key) ?? '{}')
  window.localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() - days * dayMs }))
}

describe('the entered data', () => {
  test('survives a closed tab: the link opens where it was left', async () => {
    const { user, unmount } = await openStep(3)
    await user.type(screen.getByLabelText('Bio Link URL'), 'https://mina.example')
    unmount()
    window.sessionStorage.clear()
    openInvitation()
    await screen.findByText('Step 3 of 4')
    expect(screen.getByLabelText<HTMLInputElement>('Bio Link URL').value).toBe('https://mina.example')
  })

  test('is kept per invitation', async () => {
    const { unmount } = await openStep(2)
    unmount()
    openInvitation(createOnboardingServer(), '/kol-onboarding?token=another')
    await screen.findByText('Step 1 of 4')
  })

  test('is dropped when the storage holds something else, and when it is older than the invitation can be', async () => {
    const first = await openStep(2)
    first.unmount()
    ageDraft(13)
    const second = openInvitation()
    await screen.findByText('Step 2 of 4')
    second.unmount()
    ageDraft(15)
    const third = openInvitation()
    await screen.findByText('Step 1 of 4')
    third.unmount()
    for (const key of draftKeys()) window.localStorage.setItem(key, '{"step":9')
    window.localStorage.setItem('troupe.onboarding.0000000000000000', 'null')
    openInvitation()
    await screen.findByText('Step 1 of 4')
    expect(draftKeys()).toHaveLength(1)
  })
})

describe('the steps', () => {
  test('go back one by one with the browser', async () => {
    const { router } = await openStep(3)
    await act(() => router.navigate(-1))
    await screen.findByText('Step 2 of 4')
    await act(() => router.navigate(-1))
    await screen.findByText('Step 1 of 4')
    await act(() => router.navigate(2))
    await screen.findByText('Step 3 of 4')
  })

  test('Previous goes back, and the browser does not go forth again after it', async () => {
    const { user, router } = await openStep(3)
    await user.click(previousButton())
    await screen.findByText('Step 2 of 4')
    await act(() => router.navigate(-1))
    await screen.findByText('Step 1 of 4')
  })

  test('Previous works where a visit began in the middle', async () => {
    const { unmount } = await openStep(3)
    unmount()
    const { user } = openInvitation()
    await screen.findByText('Step 3 of 4')
    await user.click(previousButton())
    await screen.findByText('Step 2 of 4')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('cannot be skipped by the address', async () => {
    openInvitation(createOnboardingServer(), '/kol-onboarding?token=t&step=4')
    await screen.findByText('Step 1 of 4')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Register your channel')
  })

  test('with an error in an earlier step is shown before anything is registered', async () => {
    const { unmount } = await openStep(4)
    unmount()
    for (const key of draftKeys()) {
      window.localStorage.setItem(key, (window.localStorage.getItem(key) ?? '').replace(`"${invitedEmail}"`, '"mina"'))
    }
    const { user, server } = openInvitation()
    await user.click(await screen.findByRole('button', { name: 'Verify Email First' }))
    await screen.findByText('Step 2 of 4')
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    await user.click(nextButton())
    expect(server.received(onboardingEndpoints.register)).toEqual([])
  })
})

test('the last screen survives a reload, and the used invitation is not asked for', async () => {
  const server = createOnboardingServer()
  server.on(onboardingEndpoints.validateToken, () => json({ valid: false, email: null, channel_url: null }))
  const { router } = openInvitation(server, '/kol-onboarding')
  await screen.findByRole('heading', { name: '403 - Access Forbidden' })
  await act(() => router.navigate('/auth'))
  await act(() => router.navigate('/kol-onboarding', { state: { isRegistered: true } }))
  await waitFor(() => screen.getByRole('heading', { name: 'Welcome to Our Network!' }))
})
