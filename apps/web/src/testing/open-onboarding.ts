import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { emailVerificationEndpoints } from '@troupe/contract/account/email-verification'
import { type OnboardingProfile, onboardingEndpoints } from '@troupe/contract/onboarding'
import { createFakeServer, type FakeServer, json } from './fake-server.ts'
import { renderApp } from './render-app.tsx'

export const invitationToken = 'k'.repeat(43)
export const invitedEmail = 'mina@example.test'

export function makeProfile(parts: Partial<OnboardingProfile> = {}): OnboardingProfile {
  return {
    platform: 'youtube',
    channel_id: 'UC1',
    handle: 'minabakes',
    title: 'Mina Bakes',
    url: 'https://www.youtube.com/@minabakes',
    description: 'Vegan baking without fuss',
    avatar: null,
    cover_image: null,
    avatar_path: null,
    cover_path: null,
    subscribers: 45_321,
    videos_count: 120,
    verified: true,
    posting_frequency: 2.25,
    average_views: 1_204_000,
    average_likes: 800,
    engagement_rate: 4.237,
    email: 'public@example.test',
    country: 'Germany',
    bio_link_url: null,
    content_categories: ['Food & Cooking'],
    estimated_price: null,
    price_estimate: 400,
    preferred_collaboration_types: [],
    additional_info: '',
    ...parts,
  }
}

/** Creates a server on which every call succeeds. No address is verified yet. */
export function createOnboardingServer(): FakeServer {
  const server = createFakeServer()
  const { validateToken, fetchFromUrl, register, decline } = onboardingEndpoints
  const { status, requestCode, verifyCode } = emailVerificationEndpoints
  server.on(validateToken, () => json({ valid: true, email: invitedEmail, channel_url: null }))
  server.on(fetchFromUrl, () => json({ success: true, data: makeProfile(), message: 'Found' }))
  server.on(register, () => json({ success: true, message: 'Registered', creator_id: 'creator-1' }))
  server.on(decline, () => json({ success: true, message: 'Declined' }))
  server.on(status, () => json({ success: true, message: '', expires_at: null, email_verified: false }))
  server.on(requestCode, () =>
    json({ success: true, message: 'Sent', expires_at: new Date(Date.now() + 600_000).toISOString() }),
  )
  server.on(verifyCode, () => json({ success: true, email_verified: true, message: 'Verified' }))
  return server
}

/** Opens the link of an invitation. */
export function openInvitation(server = createOnboardingServer(), path = `/kol-onboarding?token=${invitationToken}`) {
  return { ...renderApp(server, path), server, user: userEvent.setup() }
}

/** Opens an invitation and goes to a step, with the fields filled in from the platform. */
export async function openStep(step: 1 | 2 | 3 | 4, server = createOnboardingServer()) {
  const opened = openInvitation(server)
  await screen.findByText('Step 1 of 4')
  if (step > 1) {
    await opened.user.type(screen.getByLabelText('Channel URL'), 'https://www.youtube.com/@minabakes{Enter}')
    await screen.findByText('Step 2 of 4')
  }
  for (let reached = 3; reached <= step; reached++) {
    await opened.user.click(nextButton())
    await screen.findByText(`Step ${reached} of 4`)
  }
  return opened
}

export const nextButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })
export const previousButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' })
