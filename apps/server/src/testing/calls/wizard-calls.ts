import type { BodyInput } from '@troupe/contract/base/endpoint'
import type { onboardingEndpoints } from '@troupe/contract/onboarding'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { buildSignedInUser, post } from '../test-accounts.ts'
import type { TestApp } from '../test-app.ts'
import { buildToken, type TestOnboarding } from '../test-onboarding.ts'

export const validateToken = (testApp: TestApp, token: unknown, ip?: string) =>
  post(testApp, '/api/kol-onboarding/validate-token', { body: { token }, ...(ip ? { ip } : {}) })
export const declineInvitation = (testApp: TestApp, token: unknown, ip?: string) =>
  post(testApp, '/api/kol-onboarding/decline', { body: { token }, ...(ip ? { ip } : {}) })
export const fetchFromUrl = (testApp: TestApp, url: unknown, ip?: string) =>
  post(testApp, '/api/kol-onboarding/fetch-from-url', { body: { url }, ...(ip ? { ip } : {}) })
export const secureRegister = (testApp: TestApp, body: object, ip?: string) =>
  post(testApp, '/api/kol-onboarding/secure-register', { body, ...(ip ? { ip } : {}) })

/** Verifies an address with the mailed code. */
export async function proveAddress(testApp: TestApp, email: string): Promise<void> {
  await post(testApp, '/api/email-verification/request-code', { body: { email } })
  await testApp.jobs.runAll()
  const body = { email, verification_code: testApp.mailer.findCode(email) }
  const answer = await post(testApp, '/api/email-verification/verify-code', { body })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** Invites an address as a new user; resolves to the token in the mail. */
export async function inviteAddress(kit: TestOnboarding, email: string): Promise<string> {
  return buildToken(kit, await buildSignedInUser(kit.testApp), email)
}

/** A creator's statement with all fields set. */
export const fullStatement = {
  title: 'Mara Bakes',
  handle: 'marabakes',
  description: 'Sourdough from Porto',
  country_region: 'Portugal',
  bio_link_url: 'https://mara.test/links',
  content_categories: ['Food & Cooking', 'Lifestyle'],
  estimated_price: 450,
  preferred_collaboration_types: ['Product Reviews', 'Giveaways'],
  additional_info: 'Mornings are best',
} satisfies Partial<BodyInput<typeof onboardingEndpoints.register>>

/** Returns status and detail of a refusal. */
export const readDetail = (answer: LightMyRequestResponse): unknown[] => [answer.statusCode, answer.json().detail]
