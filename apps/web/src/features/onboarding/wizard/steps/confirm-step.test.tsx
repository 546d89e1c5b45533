import { screen, within } from '@testing-library/react'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { beforeEach, describe, expect, test } from 'vitest'
import { json } from '../../../../testing/fake-server.ts'
import {
  createOnboardingServer,
  invitedEmail,
  makeProfile,
  nextButton,
  openStep,
} from '../../../../testing/open-onboarding.ts'

const emailBox = () => screen.getByLabelText<HTMLInputElement>('Contact Email *')

beforeEach(() => window.sessionStorage.clear())

test("'Confirm Your Channel Information' shows the fetched channel", async () => {
  await openStep(2)
  const heading = screen.getByRole('heading', { name: 'Confirm Your Channel Information' })
  expect(document.activeElement).toBe(heading)
  const summary = within(screen.getByRole('region', { name: 'Your channel' }))
  for (const text of ['Mina Bakes', '@minabakes', 'Vegan baking without fuss']) {
    expect(summary.getByText(text)).toBeTruthy()
  }
  expect(summary.getByRole('img', { name: 'Verified' })).toBeTruthy()
  const figures = summary.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures).toEqual(['45.3K', '120', '2.3 a week', '1.2M', '4.2%'])
})

test('a figure that the platform does not tell is not made up', async () => {
  const server = createOnboardingServer()
  const profile = makeProfile({ subscribers: null, verified: false, description: '' })
  server.on(onboardingEndpoints.fetchFromUrl, () => json({ success: true, data: profile, message: '' }))
  await openStep(2, server)
  const summary = within(screen.getByRole('region', { name: 'Your channel' }))
  expect(summary.getAllByRole('definition')[0]?.textContent).toContain('not known')
  expect(summary.queryByRole('img', { name: 'Verified' })).toBeNull()
})

describe('Contact Email*', () => {
  test('is the address of the invitation, which wins over the public one', async () => {
    await openStep(2)
    expect(emailBox().value).toBe(invitedEmail)
  })

  test('that differs from the invitation is marked', async () => {
    const { user } = await openStep(2)
    expect(screen.queryByText(/cannot be used with another address/)).toBeNull()
    await user.type(emailBox(), '2')
    expect(emailBox().getAttribute('aria-describedby')).toBeTruthy()
    screen.getByText(`Your invitation is for ${invitedEmail}. It cannot be used with another address.`)
  })

  test('that differs from the invitation leads no further until it is the invited one again', async () => {
    const { user } = await openStep(2)
    await user.type(emailBox(), '2')
    await user.click(nextButton())
    expect(document.activeElement).toBe(emailBox())
    expect(emailBox().getAttribute('aria-invalid')).toBe('true')
    screen.getByText('Step 2 of 4')
    await user.click(screen.getByRole('button', { name: 'Use the invited address' }))
    expect(emailBox().value).toBe(invitedEmail)
    await user.click(nextButton())
    await screen.findByText('Step 3 of 4')
  })

  test('that differs can be asked for by a mail to who invited', async () => {
    const server = createOnboardingServer()
    const inviter_email = 'dana@brand.test'
    server.on(onboardingEndpoints.validateToken, () =>
      json({ valid: true, email: invitedEmail, channel_url: null, inviter_email }),
    )
    const { user } = await openStep(2, server)
    expect(screen.queryByRole('link', { name: 'Ask for an invitation to this one' })).toBeNull()
    await user.clear(emailBox())
    await user.type(emailBox(), 'mina@other.test')
    const link = screen.getByRole('link', { name: 'Ask for an invitation to this one' })
    const mail = new URL(link.getAttribute('href') ?? '')
    expect(decodeURIComponent(mail.pathname)).toBe(inviter_email)
    expect(mail.searchParams.get('body')).toContain('send an invitation to mina@other.test')
  })

  test("is required: 'Email is required'", async () => {
    const { user } = await openStep(2)
    await user.clear(emailBox())
    await user.click(nextButton())
    await screen.findByText('Email is required')
    expect(document.activeElement).toBe(emailBox())
  })

  test("must be valid: 'Please enter a valid email address'", async () => {
    const { user } = await openStep(2)
    await user.type(emailBox(), ' two@at')
    await user.click(nextButton())
    await screen.findByText('Please enter a valid email address')
    expect(screen.getByText('Step 2 of 4')).toBeTruthy()
  })
})

test.each([
  ['Channel Name *', 'Channel name is required'],
  ['Handle *', 'Handle is required'],
])("%s: '%s', and the banner 'Please fix the errors above to continue'", async (label, message) => {
  const { user } = await openStep(2)
  await user.clear(screen.getByLabelText(label))
  await user.click(nextButton())
  await screen.findByText(message)
  expect(screen.getByRole('alert').textContent).toBe('Please fix the errors above to continue')
  await user.type(screen.getByLabelText(label), 'm')
  expect(screen.queryByText(message)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test("'Enter does not advance steps'", async () => {
  const { user } = await openStep(2)
  for (const label of ['Contact Email *', 'Channel Name *', 'Handle *']) {
    await user.type(screen.getByLabelText(label), '{Enter}')
  }
  expect(screen.getByText('Step 2 of 4')).toBeTruthy()
})
