import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeEach } from 'vitest'
import type { Admission } from '../admission/admission.ts'
import { buildApp } from '../app.ts'
import { createExporters } from '../composition/account-exporters.ts'
import type { Database } from '../database/database.ts'
import type { BoundEndpoint } from '../http/requests/endpoint-binding.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Clock } from '../lib/clock.ts'
import { seconds } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'
import { createPersonalTokens } from '../modules/access-tokens/access-tokens.ts'
import type { ClientDocumentReader } from '../modules/access-tokens/oauth/client-document-port.ts'
import { revokeAllTokens } from '../modules/access-tokens/revoke-all-tokens.ts'
import { createAccounts } from '../modules/accounts/accounts.ts'
import type { MustHaveSecondFactor } from '../modules/accounts/core/account-context.ts'
import {
  noOperators,
  type OperatorRule,
  openRegistration,
  type RegistrationOptions,
} from '../modules/accounts/installation/installation-rules.ts'
import { type FindInvitation, findNoInvitation } from '../modules/accounts/installation/invitation-port.ts'
import type { SingleSignOnOptions } from '../modules/accounts/installation/single-sign-on-options.ts'
import { createPasswords, type Passwords } from '../modules/accounts/secrets/passwords.ts'
import type { SearchWaits } from '../modules/discovery/search/context/search-context.ts'
import { tellMailboxGone } from '../modules/outreach/notifications/tell-mailbox-gone.ts'
import { createLeaveWorkspaces } from '../modules/workspaces/leave-workspace.ts'
import { silentTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { FakeClock } from './fake-clock.ts'
import { RecordingMailer } from './mail/recording-mailer.ts'
import { ManualJobQueue } from './manual-job-queue.ts'

/** Search timeouts long enough for a busy machine, so that results do not depend on its speed. */
export const patientWaits: SearchWaits = {
  platformsMs: seconds(20),
  platformsAloneMs: seconds(20),
  encodingMs: seconds(20),
}

/** Dependencies of a module under test. */
export interface TestParts {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  readonly telemetry: Telemetry
}

export interface TestAppOptions {
  /** Endpoints of the modules under test, in addition to accounts. */
  endpoints?(parts: TestParts): BoundEndpoint[]
  /** Receives the lines that the application logs; omitted: only unexpected failures are shown. */
  logLines?: string[]
  trustProxy?: string
  isAvailable?(): boolean
  /** Default: every request is admitted at once. */
  admission?: Admission
  /** Set it to create a second node of the same installation. */
  secretKey?: Buffer
  clock?: FakeClock
  /** Default: telemetry is not recorded. */
  telemetry?: Telemetry
  /** Default: open to everybody. */
  registration?: RegistrationOptions
  findInvitation?: FindInvitation
  /** Default: nobody. */
  operators?: OperatorRule
  /** Default: passwords only. */
  singleSignOn?: Partial<SingleSignOnOptions>
  /** Default: hashes that cost next to nothing, for tests about something else. */
  passwords?: Passwords
  mustHaveSecondFactor?: MustHaveSecondFactor
  /** Default: `https://troupe.test`. */
  getPublicUrl?: () => string
  /** Default: no program publishes a description of itself. */
  documents?: ClientDocumentReader
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly jobs: ManualJobQueue
  readonly mailer: RecordingMailer
  readonly clock: FakeClock
  readonly database: Database
}

const noDocuments: ClientDocumentReader = { read: async () => undefined }
const cheapPasswords = createPasswords({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } })
/** Secret of every application under test that is given none. */
export const testSecretKey = randomBytes(32)

/** Builds the whole application on the test database, with a clock, a queue and a mailer that the test controls. */
export async function buildTestApp(database: Database, options: TestAppOptions = {}): Promise<TestApp> {
  const clock = options.clock ?? new FakeClock('2030-03-01T09:00:00Z')
  const jobs = new ManualJobQueue()
  const mailer = new RecordingMailer()
  const log = createTestLog(options.logLines)
  const telemetry = options.telemetry ?? silentTelemetry
  const secretKey = options.secretKey ?? testSecretKey
  const exporters = createExporters(database.kysely)
  const base = { database, jobs, clock, log, secretKey }
  const passwords = options.passwords ?? cheapPasswords
  const getPublicUrl = options.getPublicUrl ?? (() => 'https://troupe.test')
  const accounts = createAccounts({
    ...base,
    mailer,
    getPublicUrl,
    exporters,
    passwords,
    registration: options.registration ?? openRegistration,
    findInvitation: options.findInvitation ?? findNoInvitation,
    operators: options.operators ?? noOperators,
    revokeTokens: revokeAllTokens,
    leaveWorkspaces: createLeaveWorkspaces(tellMailboxGone),
    ...(options.mustHaveSecondFactor && { mustHaveSecondFactor: options.mustHaveSecondFactor }),
    ...(options.singleSignOn ? { singleSignOn: options.singleSignOn } : {}),
  })
  const tokens = createPersonalTokens({
    ...base,
    getPublicUrl,
    documents: options.documents ?? noDocuments,
    authenticateSession: accounts.authenticate,
  })
  await accounts.startWorkers()
  const app = await buildApp({
    endpoints: [
      ...accounts.endpoints,
      ...tokens.endpoints,
      ...(options.endpoints?.({ database, jobs, clock, log, telemetry }) ?? []),
    ],
    authenticate: tokens.authenticate,
    oauth: tokens.oauth,
    secretKey,
    findProblems: async () => [],
    isAvailable: options.isAvailable ?? (() => true),
    ...(options.admission ? { admission: options.admission } : {}),
    telemetry,
    log,
    trustProxy: options.trustProxy,
    sandboxUrl: undefined,
    web: { webFolder: '/does-not-exist', appUrl: undefined },
  })
  return { app, jobs, mailer, clock, database }
}

/** Builds a fresh application before each test of a file, on its emptied database. */
export function useTestApp(database: Database, options: TestAppOptions = {}): TestApp {
  let current: TestApp | undefined
  const get = (): TestApp => {
    if (!current) throw new Error('The test application is there only inside tests')
    return current
  }
  beforeEach(async () => {
    await current?.app.close()
    current = await buildTestApp(database, options)
  })
  afterAll(() => current?.app.close())
  return {
    database,
    get app() {
      return get().app
    },
    get jobs() {
      return get().jobs
    },
    get mailer() {
      return get().mailer
    },
    get clock() {
      return get().clock
    },
  }
}

function createTestLog(lines: string[] | undefined): FastifyBaseLogger {
  return lines
    ? pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
    : pino({ level: 'error' }, pino.destination(2))
}
