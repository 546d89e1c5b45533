import type { Executor } from '../../database/database.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Mailer } from '../accounts/core/mailer-port.ts'
import type { RateLimits } from '../accounts/limits/rate-limits.ts'
import type { InvitationTokens } from './invitation-tokens.ts'
import type { TellMailboxGone } from './leave-workspace.ts'

/** Dependencies of the use cases of workspaces. */
export interface WorkspaceContext {
  readonly db: Executor
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  readonly mailer: Mailer
  readonly getPublicUrl: () => string
  readonly rateLimits: RateLimits
  readonly tokens: InvitationTokens
  readonly tellMailboxGone: TellMailboxGone
}
