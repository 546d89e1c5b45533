import type { Executor } from '../../../database/database.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import type { Clock } from '../../../lib/clock.ts'
import { days, minutes } from '../../../lib/durations.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { RateLimits } from '../../accounts/limits/rate-limits.ts'
import type { ClientDocumentReader } from './client-document-port.ts'
import * as clients from './client-repository.ts'
import * as grants from './grant-repository.ts'
import type { SecretPair } from './oauth-secret.ts'

export interface OAuthContext {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  readonly rateLimits: RateLimits
  /** The issuer, and the address that resources are named by. */
  readonly getPublicUrl: () => string
  readonly documents: ClientDocumentReader
  /** Computes the secrets that a refresh token is exchanged for. */
  readonly succeed: (refreshToken: string) => SecretPair
}

export const lifetimes = {
  /** A program exchanges its code at once. */
  code: minutes(2),
  /** A used code is remembered for this long after it expired. */
  usedCode: days(1),
  access: minutes(30),
  /** From the last renewal. */
  refresh: days(60),
} as const

/** Programs without a connection that stay; a flood of registrations drives out only such. */
export const maxUnconnectedClients = 1000
const neverUsedLifetime = days(1)
const unusedLifetime = days(90)

/** Removes what has expired, and programs that nobody uses. Runs after what creates more of them. */
export async function tidyUp({ clock, db }: Pick<OAuthContext, 'clock' | 'db'>): Promise<void> {
  const now = clock.now()
  const before = (age: number) => new Date(now.getTime() - age)
  await grants.deleteExpired(db, { now, codesBefore: before(lifetimes.usedCode) })
  await clients.deleteUnused(db, {
    neverUsedSince: before(neverUsedLifetime),
    unusedSince: before(unusedLifetime),
    keep: maxUnconnectedClients,
  })
}
