import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Logger } from '../../logger.ts'
import type { RateLimits } from '../accounts/rate-limits.ts'
import type { Erasures } from '../discovery/erasures.ts'
import type { MailTransports } from './mail-transport-port.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts'

/** What the use cases of outreach work with; each names the parts it takes. */
export interface OutreachContext {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  readonly transports: MailTransports
  readonly tokens: UnsubscribeTokens
  readonly links: UnsubscribeLinks
  readonly rateLimits: RateLimits
  /** Who is not written to again, whoever's list they are on. */
  readonly erasures: Erasures
}

/** Has the senders look at once; they look each second anyway, so a queue that does not answer is no failure of the call. */
export async function wakeSenders({ jobs, log }: Pick<OutreachContext, 'jobs' | 'log'>): Promise<void> {
  try {
    await jobs.enqueue('send-mails')
  } catch (error) {
    log.warn({ err: error }, 'the senders are not woken; they will look by themselves')
  }
}
