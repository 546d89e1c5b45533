import type { Database } from '../../../database/database.ts'
import type { ToImagePath } from '../../../images/image-paths.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { RateLimits } from '../../accounts/limits/rate-limits.ts'
import type { Erasures } from '../../discovery/catalogue/erasing/erasures.ts'
import type { ReadColumnValues } from './column-values-port.ts'
import type { MailTransports } from './mail-transport-port.ts'
import type { UnsubscribeLinks, UnsubscribeTokens } from './unsubscribe-links.ts'

/** Dependencies of the use cases. Each use case picks those it needs. */
export interface OutreachContext {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  readonly transports: MailTransports
  /** Whether the links in mails can be opened on other machines. */
  readonly hasPublicUrl: boolean
  readonly tokens: UnsubscribeTokens
  readonly links: UnsubscribeLinks
  readonly rateLimits: RateLimits
  readonly toImagePath: ToImagePath
  /** Erased creators, who are not mailed again by any user. */
  readonly erasures: Erasures
  /** Values of own columns of the collection that a mail is written to. */
  readonly readColumnValues: ReadColumnValues
}

/** Enqueues sending at once. The engine polls anyway, so a failing queue does not fail the call. */
export async function enqueueSending({ jobs, log }: Pick<OutreachContext, 'jobs' | 'log'>): Promise<void> {
  try {
    await jobs.enqueue('send-mails')
  } catch (error) {
    log.warn({ err: error }, 'sending could not be enqueued; the engine will poll')
  }
}
