import type { Clock } from '../../clock.ts'
import type { Executor } from '../../database/database.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Logger } from '../../logger.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { AccountExporter } from './account-exporter-port.ts'
import type { CodeSecrets } from './codes/code-secrets.ts'
import type { Mailer } from './mailer-port.ts'
import type { Passwords } from './passwords.ts'
import type { RateLimits } from './rate-limits.ts'
import type { RefreshTokens } from './refresh-tokens.ts'
import type { Sweeper } from './sweeper.ts'

/** Revokes every personal access token of a user. */
export type RevokeTokens = (transaction: Executor, userId: string) => Promise<void>

/** What the use cases of accounts work with; each names the parts it takes. */
export interface AccountContext {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  readonly mailer: Mailer
  readonly passwords: Passwords
  readonly rateLimits: RateLimits
  readonly accessTokens: AccessTokens
  readonly codeSecrets: CodeSecrets
  readonly refreshTokens: RefreshTokens
  readonly sweeper: Sweeper
  /** Takes from a user whatever outlives their sessions, in the transaction of the fact. */
  readonly revokeTokens: RevokeTokens
  /** What all modules keep of a user. */
  readonly exporters: readonly AccountExporter[]
}
