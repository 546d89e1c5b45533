import { screen, waitFor, within } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { emailVerificationEndpoints } from '@troupe/contract/account/email-verification'
import { collaborationTypes, onboardingCategories, onboardingEndpoints } from '@troupe/contract/onboarding'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { beforeEach, describe, expect, test } from 'vitest'
import { json, never } from '../../../../testing/fake-server.ts'
import { makeOwnChannel } from '../../../../testing/make-own-channel.ts'
import {
  createOnboardingServer,
  invitationToken,
  invitedEmail,
  nextButton,
  openStep,
  previousButton,
} from '../../../../testing/open-onboarding.ts'

const { register, validateToken } = onboardingEndpoints
const { status } = emailVerificationEndpoints
const completeButton = () => screen.findByRole('button', { name: 'Complete Registration' })
const labelsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ value }) => value)

beforeEach(() => window.sessionStorage.clear())

function createProvenServer() {
  const server = createOnboardingServer()
  server.on(status, () => json({ success: true, message: '', expires_at: null, email_verified: true }))
  return server
}

async function proveAddress(user: ReturnType<typeof userEvent.setup>) {
  const dialog = await screen.findByRole('dialog', { name: 'Verify Your Email' })
  await user.click(within(dialog).getByLabelText('Digit 1 of 6'))
  await user.paste('123456')
  await within(dialog).findByText('Email Verified!')
}

describe("step 3, 'Additional Information'", () => {
  test('Content Categories: the 18, those of the channel chosen', async () => {
    await openStep(3)
    screen.getByRole('heading', { name: 'Additional Information' })
    expect(labelsOf('Content Categories')).toEqual(onboardingCategories.map(({ label }) => label))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Food & Cooking' }).checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Country/Region').value).toBe('Germany')
  })

  test("bio link: 'Please enter a valid URL (starting with http:// or https://)'", async () => {
    const { user } = await openStep(3)
    await user.type(screen.getByLabelText('Bio Link URL'), 'mina.example{Enter}')
    await user.click(nextButton())
    await screen.findByText('Please enter a valid URL (starting with http:// or https://)')
    await user.clear(screen.getByLabelText('Bio Link URL'))
    await user.click(nextButton())
    await screen.findByText('Step 4 of 4')
  })
})

describe("step 4, 'Work Preferences'", () => {
  test('Preferred Collaboration Types: the 9; Enter does not submit', async () => {
    const { user, server } = await openStep(4, createProvenServer())
    screen.getByRole('heading', { name: 'Work Preferences' })
    expect(labelsOf('Preferred Collaboration Types')).toEqual([...collaborationTypes])
    await user.type(screen.getByLabelText('Estimated Collaboration Price (USD)'), '250{Enter}')
    expect(server.received(register)).toEqual([])
  })

  test("'Email verification required before registration', button 'Verify Email Address'", async () => {
    const { user } = await openStep(4)
    screen.getByText('Email verification required before registration')
    screen.getByRole('button', { name: 'Verify Email First' })
    await user.click(screen.getByRole('button', { name: 'Verify Email Address' }))
    await proveAddress(user)
    const end = await screen.findByRole('button', { name: 'Complete Registration' })
    expect(screen.getByText(`${invitedEmail} is verified`)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(end))
  })

  test("'Verify Email First' asks for the proof too, and nothing is registered before it", async () => {
    const { user, server } = await openStep(4)
    await user.click(screen.getByRole('button', { name: 'Verify Email First' }))
    await proveAddress(user)
    expect(server.received(register)).toEqual([])
  })

  test('an address that was proven a while ago need not be proven again', async () => {
    await openStep(4, createProvenServer())
    await completeButton()
    expect(screen.queryByText('Email verification required before registration')).toBeNull()
  })

  test("the status that the server does not tell: 'Failed to check verification status'", async () => {
    const server = createOnboardingServer()
    server.on(status, () => json({}, 500))
    await openStep(4, server)
    await screen.findByText('Failed to check verification status')
  })

  test('another address is another proof', async () => {
    const server = createProvenServer()
    server.on(validateToken, () => json({ valid: true, email: null, channel_url: null }))
    const { user } = await openStep(4, server)
    await completeButton()
    server.on(status, () => json({ success: true, message: '', expires_at: null, email_verified: false }))
    for (const step of [3, 2]) {
      await user.click(previousButton())
      await screen.findByText(`Step ${step} of 4`)
    }
    await user.type(screen.getByLabelText('Contact Email *'), '2')
    for (const step of [3, 4]) {
      await user.click(nextButton())
      await screen.findByText(`Step ${step} of 4`)
    }
    screen.getByRole('button', { name: 'Verify Email First' })
  })
})

describe('the registration', () => {
  test("sends what stands in the fields; 'Submitting...', then 'Welcome to Our Network!'", async () => {
    const server = createProvenServer()
    const { user, router } = await openStep(4, server)
    await user.type(screen.getByLabelText('Estimated Collaboration Price (USD)'), '1,250.5')
    await user.click(screen.getByRole('checkbox', { name: 'Giveaways' }))
    await user.type(screen.getByLabelText('Additional Information'), 'Only vegan')
    server.on(register, never)
    await user.click(await completeButton())
    await user.click(await screen.findByRole('button', { name: 'Submitting...' }))
    expect(server.received(register).map(({ body }) => body)).toEqual([
      {
        token: invitationToken,
        url: 'https://www.youtube.com/@minabakes',
        email: invitedEmail,
        title: 'Mina Bakes',
        handle: 'minabakes',
        description: 'Vegan baking without fuss',
        country_region: 'Germany',
        bio_link_url: null,
        content_categories: ['Food & Cooking'],
        estimated_price: 1250.5,
        preferred_collaboration_types: ['Giveaways'],
        additional_info: 'Only vegan',
      },
    ])
    expect(router.state.location.search).toBe('?step=4')
  })

  test("ends with 'Welcome to Our Network!' and 'Sign In to Your Account', and nothing is left behind", async () => {
    const { user, router } = await openStep(4, createProvenServer())
    await user.click(await completeButton())
    const heading = await screen.findByRole('heading', { name: 'Welcome to Our Network!' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('link', { name: 'Sign In to Your Account' }).getAttribute('href')).toBe('/auth')
    expect(screen.getByText(/A mail with the link to your page is on its way/)).toBeTruthy()
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('troupe.'))).toEqual([])
    expect(window.sessionStorage.length).toBe(0)
    expect(router.state.location.search).toBe('')
  })

  test('ends with the card in the catalogue and the way to the own page first', async () => {
    const server = createProvenServer()
    server.on(register, () => json({ success: true, message: '', creator_id: '1', page_token: 'p'.repeat(43) }))
    const { creator, ...stored } = makeOwnChannel()
    server.on(ownChannelEndpoints.get, () =>
      json({ ...stored, creator: { ...creator, title: 'Mina in the catalogue' } }),
    )
    const { user, router } = await openStep(4, server)
    await user.click(await completeButton())
    expect(within(await screen.findByRole('article')).getByText('Mina in the catalogue')).toBeTruthy()
    expect(
      screen
        .getAllByRole('link')
        .slice(-2)
        .map(({ textContent }) => textContent),
    ).toEqual(['See my page', 'Sign In to Your Account'])
    await user.click(screen.getByRole('link', { name: 'See my page' }))
    await screen.findByRole('heading', { name: 'Your page' })
    expect(server.received(ownChannelEndpoints.get)[0]?.body).toEqual({ token: 'p'.repeat(43) })
    expect(router.state.location.pathname).toBe('/my-channel')
  })

  test('a price below 0 is refused in words, and editing clears them', async () => {
    const { user, server } = await openStep(4, createProvenServer())
    const price = screen.getByLabelText('Estimated Collaboration Price (USD)')
    await user.type(price, '-5')
    await user.click(await completeButton())
    await screen.findByText('Please enter a price of 0 or more')
    expect(server.received(register)).toEqual([])
    await user.clear(price)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a refusal is named, and editing clears it', async () => {
    const server = createProvenServer()
    server.on(register, () => json({ detail: 'Email does not match the invitation' }, 400))
    const { user } = await openStep(4, server)
    await user.click(await completeButton())
    expect((await screen.findByRole('alert')).textContent).toContain('The email does not match your invitation token.')
    await user.type(screen.getByLabelText('Additional Information'), 'x')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a proof that is too old is asked for anew', async () => {
    const server = createProvenServer()
    server.on(register, () => json({ detail: 'Please verify your email address first' }, 400))
    const { user } = await openStep(4, server)
    server.on(status, () => json({ success: true, message: '', expires_at: null, email_verified: false }))
    await user.click(await completeButton())
    await screen.findByRole('button', { name: 'Verify Email First' })
    expect(screen.getByRole('alert').textContent).toBe('Please verify your email address first')
  })
})
