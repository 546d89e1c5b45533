import type { Clock } from '../../clock.ts'
import type { Executor } from '../../database/database.ts'
import type { ToImagePath } from '../../images/image-paths.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Logger } from '../../logger.ts'
import type { Mailer } from '../accounts/mailer-port.ts'
import type { RateLimits } from '../accounts/rate-limits.ts'
import type { Erasures } from '../discovery/erasures.ts'
import type { LivePlatform } from '../discovery/live-platform.ts'
import type { CreatorTraces } from './creator-traces-port.ts'
import type { OwnChannelTokens } from './own-channel-tokens.ts'

/** What the use cases of onboarding work with; each names the parts it takes. */
export interface OnboardingContext {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  readonly mailer: Mailer
  readonly rateLimits: RateLimits
  /** The platforms that are asked; one that is not there is off. */
  readonly platforms: readonly LivePlatform[]
  /** Who is not stored, invited or written to again. */
  readonly erasures: Erasures
  readonly ownChannelTokens: OwnChannelTokens
  /** What other modules keep of creators. */
  readonly traces: CreatorTraces
  readonly toImagePath: ToImagePath
  /** The public address, without a slash at its end; asked for with each mail. */
  readonly getPublicUrl: () => string
}
