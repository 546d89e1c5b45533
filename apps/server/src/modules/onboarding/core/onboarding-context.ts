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

/** Dependencies of the onboarding use cases; each picks the parts it needs. */
export interface OnboardingContext {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  readonly mailer: Mailer
  readonly rateLimits: RateLimits
  /** The platforms that are asked; one that is not there is off. */
  readonly platforms: readonly LivePlatform[]
  /** Erased creators, who are not stored, invited or written to again. */
  readonly erasures: Erasures
  readonly ownChannelTokens: OwnChannelTokens
  /** Data that other modules store about creators. */
  readonly traces: CreatorTraces
  readonly toImagePath: ToImagePath
  /** The public address, without a slash at its end; asked for with each mail. */
  readonly getPublicUrl: () => string
}
