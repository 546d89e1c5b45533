import type { Executor } from '../../../database/database.ts'
import type { ToImagePath } from '../../../images/image-paths.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { Mailer } from '../../accounts/core/mailer-port.ts'
import type { RateLimits } from '../../accounts/limits/rate-limits.ts'
import type { Erasures } from '../../discovery/catalogue/erasing/erasures.ts'
import type { LivePlatform } from '../../discovery/platforms/live-platform.ts'
import type { CreatorTraces } from './creator-traces-port.ts'
import type { OwnChannelTokens } from './own-channel-tokens.ts'

/** Dependencies of the onboarding use cases. Each use case picks those it needs. */
export interface OnboardingContext {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  readonly mailer: Mailer
  readonly rateLimits: RateLimits
  /** Connected platforms; channels of others cannot be read. */
  readonly platforms: readonly LivePlatform[]
  /** Erased creators, who are not stored, invited or mailed again. */
  readonly erasures: Erasures
  readonly ownChannelTokens: OwnChannelTokens
  /** Data that other modules store about creators. */
  readonly traces: CreatorTraces
  readonly toImagePath: ToImagePath
  /** The public base URL without a trailing slash, read for each mail. */
  readonly getPublicUrl: () => string
}
