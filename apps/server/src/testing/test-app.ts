import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeEach } from 'vitest'
import { createExporters } from '../account-exporters.ts'
import type { Admission } from '../admission/admission.ts'
import { buildApp } from '../app.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { BoundEndpoint } from '../http/endpoint-binding.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Logger } from '../logger.ts'
import { deleteAllTokens } from '../modules/access-tokens/access-token-repository.ts'
import { createPersonalTokens } from '../modules/access-tokens/access-tokens.ts'
import { createAccounts } from '../modules/accounts/accounts.ts'
import { createPasswords, type Passwords } from '../modules/accounts/passwords.ts'
import { silentTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { FakeClock } from './fake-clock.ts'
import { ManualJobQueue } from './manual-job-queue.ts'
import { RecordingMailer } from './recording-mailer.ts'

/** What a module under test may use. */
export interface TestParts {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  readonly telemetry: Telemetry
}

export interface TestAppOptions {
  /** Endpoints of the modules under test beside accounts. */
  endpoints?(parts: TestParts): BoundEndpoint[]
  /** Gets the lines that the application logs; without it only unexpected failures are shown. */
  logLines?: string[]
  trustProxy?: string
  isAvailable?(): boolean
  /** Without it everything is taken on at once. */
  admission?: Admission
  /** To stand for a second node of the same installation. */
  secretKey?: Buffer
  clock?: FakeClock
  /** Without it nobody watches. */
  telemetry?: Telemetry
  /** Without it, hashes cost next to nothing: for tests that are about something else. */
  passwords?: Passwords
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly jobs: ManualJobQueue
  readonly mailer: RecordingMailer
  readonly clock: FakeClock
  readonly database: Database
}

const cheapPasswords = createPasswords({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } })
/** The secret of every application under test that is given none. */
export const testSecretKey = randomBytes(32)

/** The whole application on the test database, with a clock, a queue and a mailer that the test holds in its hand. */
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
  const accounts = createAccounts({ ...base, mailer, exporters, passwords, revokeTokens: deleteAllTokens })
  const accessTokens = createPersonalTokens({ ...base, authenticateSession: accounts.authenticate })
  await accounts.startWorkers()
  const app = await buildApp({
    endpoints: [
      ...accounts.endpoints,
      ...accessTokens.endpoints,
      ...(options.endpoints?.({ database, jobs, clock, log, telemetry }) ?? []),
    ],
    authenticate: accessTokens.authenticate,
    secretKey,
    findProblems: async () => [],
    isAvailable: options.isAvailable ?? (() => true),
    ...(options.admission ? { admission: options.admission } : {}),
    telemetry,
    log,
    trustProxy: options.trustProxy,
    sandboxUrl: undefined,
    webFolder: '/does-not-exist',
  })
  return { app, jobs, mailer, clock, database }
}

/** A fresh application before each test of a file, on its (emptied) database. */
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
