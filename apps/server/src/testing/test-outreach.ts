import type { CreatorRecord } from '@troupe/contract/creators'
import { defaultPace, type MailboxSettings } from '@troupe/contract/mail/mailboxes'
import { type SendEmailRequest, SendEmailResponse } from '@troupe/contract/outreach'
import { afterEach, beforeEach, expect } from 'vitest'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import { createColumnValueReader } from '../modules/collections/mail-values.ts'
import { createErasures, type Erasures } from '../modules/discovery/catalogue/erasing/erasures.ts'
import { storeCreators } from '../modules/discovery/catalogue/storing/store-creators.ts'
import type { AnswerSuggester } from '../modules/outreach/inbox/context/answer-suggester-port.ts'
import { createOutreach, type Outreach } from '../modules/outreach/outreach.ts'
import { silentTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { findBrokenInvariants, guardArrows } from './calls/outreach-invariants.ts'
import { buildCreatorRecord } from './factories.ts'
import { type SmtpCounterpart, useSmtpCounterpart } from './mail/smtp-counterpart.ts'
import { TestReader } from './mail/test-reader.ts'
import { TestTransports } from './mail/test-transports.ts'
import { post, type SignedInUser } from './test-accounts.ts'
import { testSecretKey as secretKey, type TestApp, useTestApp } from './test-app.ts'

export interface TestOutreach {
  readonly testApp: TestApp
  readonly server: SmtpCounterpart
  readonly transports: TestTransports
  /** The users' mailboxes. */
  readonly reader: TestReader
  readonly outreach: Outreach
  /** Starts a second process that sends from the same database, as far as outreach can tell. */
  startOther(): Outreach
  readonly erasures: Erasures
  /** Random numbers from 0 to 1 of the current test. */
  random: () => number
}

const erasures = createErasures(secretKey)

/**
 * Creates the application with outreach, whose mails go to a real SMTP server or to the given port. The invariants are
 * checked after each test.
 */
export function useTestOutreach(
  database: Database,
  getPort?: () => number,
  telemetry: Telemetry = silentTelemetry,
  suggester?: AnswerSuggester,
): TestOutreach {
  const server = useSmtpCounterpart()
  const port = getPort ?? (() => server.port)
  let transports = new TestTransports(port)
  let reader = new TestReader()
  let outreach: Outreach | undefined
  let random = Math.random
  let makeOther: (() => Outreach) | undefined
  const others: Outreach[] = []
  const testApp = useTestApp(database, {
    secretKey,
    telemetry,
    endpoints(parts) {
      transports = new TestTransports(port)
      reader = new TestReader()
      random = Math.random
      const readColumnValues = createColumnValueReader(database.kysely)
      const given = { secretKey, transports, reader, suggester, readColumnValues, random: () => random() }
      const make = () => createOutreach({ ...parts, ...given, getPublicUrl: () => 'https://troupe.test' })
      makeOther = make
      outreach = make()
      return outreach.endpoints
    },
  })
  beforeEach(() => guardArrows(database.kysely))
  afterEach(async () => {
    await Promise.all([outreach, ...others.splice(0)].map((one) => one?.stop()))
    expect(await findBrokenInvariants(database.kysely, testApp.clock.now())).toEqual([])
  })
  return {
    testApp,
    server,
    erasures,
    get random() {
      return random
    },
    set random(given) {
      random = given
    },
    get transports() {
      return transports
    },
    get reader() {
      return reader
    },
    startOther() {
      const other = ofTest(makeOther)()
      others.push(other)
      return other
    },
    get outreach() {
      return ofTest(outreach)
    },
  }
}

function ofTest<T>(value: T | undefined): T {
  if (!value) throw new Error('Outreach is there only inside tests')
  return value
}

/** Stores creators; resolves to their ids in the same order. */
export async function buildCreators(
  { database }: TestApp,
  given: readonly Partial<CreatorRecord>[],
): Promise<string[]> {
  const creators = given.map((creator) => ({ record: buildCreatorRecord(creator) }))
  const now = new Date('2030-01-01T00:00:00Z')
  const options = { source: 'import', erasures, now } as const
  const { ids } = await storeCreators(database.kysely, creators, options)
  return ids.map(String)
}

type SendInput = Partial<z.input<typeof SendEmailRequest>>

/** Builds a complete request from the fields that matter to a test. */
export function buildMail(given: SendInput = {}): SendInput {
  return { subject: 'Hello {{title}}', body: '<p>Dear {{title}}</p>', email_provider: 'smtp', ...given }
}

/** Starts a campaign. */
export async function startCampaign(
  testApp: TestApp,
  user: SignedInUser,
  mail: SendInput,
  headers: Record<string, string> = {},
): Promise<SendEmailResponse> {
  const answer = await post(testApp, '/api/kols/send-email', {
    body: buildMail(mail),
    token: user.accessToken,
    headers,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return SendEmailResponse.parse(answer.json())
}

/** Sets a user's mailbox to send as fast as the server accepts mails, except for the given limits. */
export async function setPace(
  testApp: TestApp,
  user: SignedInUser,
  given: Partial<MailboxSettings> = {},
): Promise<void> {
  const answer = await testApp.app.inject({
    method: 'PUT',
    url: '/api/mailboxes/smtp',
    headers: user.headers,
    payload: { ...defaultPace, per_minute: null, per_day: null, ...given },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
