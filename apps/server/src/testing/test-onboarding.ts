import { randomBytes } from 'node:crypto'
import type { CreatorRecord } from '@troupe/contract/creators'
import { type Invitation, invitationEndpoints } from '@troupe/contract/invitations'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { createImagePaths } from '../images/image-paths.ts'
import { storeCreators } from '../modules/discovery/catalogue/storing/store-creators.ts'
import { createOnboarding, type Onboarding, type OnboardingOptions } from '../modules/onboarding/onboarding.ts'
import { call } from './calls/outreach-calls.ts'
import { buildCreatorRecord } from './factories.ts'
import { RecordingMailer } from './mail/recording-mailer.ts'
import type { SignedInUser } from './test-accounts.ts'
import { type TestApp, type TestParts, useTestApp } from './test-app.ts'
import { testErasures } from './test-erasures.ts'

export const publicUrl = 'https://troupe.test'
export const onboardingSecretKey = randomBytes(32)

const noTraces: OnboardingOptions['traces'] = {
  countCollectors: async () => 0,
  countMails: async () => 0,
  forget: [],
}

export interface TestOnboarding {
  readonly testApp: TestApp
  /** Records the mails of onboarding. */
  readonly mailer: RecordingMailer
  readonly onboarding: Onboarding
}

/**
 * Creates the application with onboarding. Its workers run when the test says so, and it asks no platform unless some
 * are given.
 */
export function useTestOnboarding(
  database: Database,
  given: (parts: TestParts) => Partial<OnboardingOptions> = () => ({}),
  logLines?: string[],
): TestOnboarding {
  let current: { onboarding: Onboarding; mailer: RecordingMailer } | undefined
  const get = () => {
    if (!current) throw new Error('Onboarding is there only inside tests')
    return current
  }
  const testApp = useTestApp(database, {
    ...(logLines ? { logLines } : {}),
    endpoints(parts) {
      const mailer = new RecordingMailer()
      const onboarding = createOnboarding({
        ...parts,
        mailer,
        secretKey: onboardingSecretKey,
        platforms: [],
        traces: noTraces,
        getPublicUrl: () => publicUrl,
        toImagePath: createImagePaths(onboardingSecretKey).toPath,
        ...given(parts),
      })
      current = { onboarding, mailer }
      return onboarding.endpoints
    },
  })
  beforeEach(() => get().onboarding.startWorkers())
  afterEach(() => get().onboarding.stop())
  return {
    testApp,
    get mailer() {
      return get().mailer
    },
    get onboarding() {
      return get().onboarding
    },
  }
}

/** Stores creators; resolves to their ids as the API writes them. */
export async function buildInvitableCreators(
  { database, clock }: TestApp,
  creators: readonly Partial<CreatorRecord>[],
): Promise<string[]> {
  const records = creators.map((given) => ({ record: buildCreatorRecord(given) }))
  const options = { source: 'import', erasures: testErasures, now: clock.now() } as const
  const { ids } = await storeCreators(database.kysely, records, options)
  return ids.map(String)
}

/** Invites an address through the API; the mail waits for the worker. */
export async function buildInvitation(testApp: TestApp, user: SignedInUser, email: string): Promise<Invitation> {
  const answer = await call(testApp, user, ['POST', '/api/invitations'], { email })
  const { invitations } = invitationEndpoints.invite.response.parse(answer.json())
  const [invitation] = invitations
  expect(invitation, answer.body).toBeDefined()
  if (!invitation) throw new Error('Nobody was invited')
  return invitation
}

/** Returns the token in the latest mail to the address. */
export function findToken(mailer: RecordingMailer, email: string): string {
  const mail = mailer.sent.findLast(({ to }) => to === email)
  const token = /token=([\w-]{22}\.[\w-]{21})/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`No token was mailed to ${email}`)
  return token
}

/** Invites an address and sends the mail; resolves to the token in it. */
export async function buildToken(kit: TestOnboarding, user: SignedInUser, email: string): Promise<string> {
  await buildInvitation(kit.testApp, user, email)
  await kit.testApp.jobs.runAll()
  return findToken(kit.mailer, email)
}
