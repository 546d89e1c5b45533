import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Database } from './database/database.ts'
import { webFolder } from './http/web-application.ts'
import { type JobQueue, startJobQueue } from './jobs/job-queue.ts'
import type { Logger } from './logger.ts'
import { createAccounts } from './modules/accounts/accounts.ts'
import { createDiscovery } from './modules/discovery/discovery.ts'
import type { Settings } from './settings.ts'

/** What only the running process knows. */
export interface Surroundings {
  readonly settings: Settings
  readonly database: Database
  readonly log: Logger
  /** Signs and encrypts; see `secret-key.ts`. */
  readonly secretKey: Buffer
  /** Where the platform's own mail goes. */
  readonly systemSmtpUrl: string
  readonly sandboxUrl: string | undefined
  readonly clock?: Clock
}

export interface Troupe {
  readonly app: FastifyInstance
  readonly jobs: JobQueue
  /** Ends work in hand and frees what was started here; the database stays open. */
  close(): Promise<void>
}

/** Chooses the adapters and joins the modules; the application it returns does not listen yet. */
export async function compose(surroundings: Surroundings): Promise<Troupe> {
  const { settings, database, log } = surroundings
  const clock = surroundings.clock ?? systemClock
  const jobs = await startJobQueue(database, log)
  const systemMailer = createSmtpMailer({ url: surroundings.systemSmtpUrl, from: settings.systemMailFrom })
  const encoder = settings.embedding ? createEndpointEncoder(settings.embedding) : createBuiltInEncoder()

  const accounts = createAccounts({ database, jobs, clock, log, secretKey: surroundings.secretKey, mailer: systemMailer })
  const discovery = createDiscovery({ database, jobs, clock, log, encoder })
  await accounts.startWorkers()
  await discovery.startWorkers()

  const app = await buildApp({
    endpoints: [...accounts.endpoints, ...discovery.endpoints],
    authenticate: accounts.authenticate,
    readiness: databaseReadiness(database),
    isAvailable: database.isAvailable,
    logLevel: settings.logLevel,
    trustProxy: settings.trustProxy,
    sandboxUrl: surroundings.sandboxUrl,
    webFolder,
  })
  return {
    app,
    jobs,
    async close() {
      await app.close()
      await jobs.stop()
      await encoder.close()
      await systemMailer.close()
    },
  }
}
