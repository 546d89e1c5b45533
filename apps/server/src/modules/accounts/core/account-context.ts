import type { Executor } from '../../../database/database.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { OperatorRule, RegistrationOptions } from '../installation/installation-rules.ts'
import type { FindInvitation } from '../installation/invitation-port.ts'
import type { SingleSignOnOptions } from '../installation/single-sign-on-options.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { AttemptSecrets } from '../secrets/attempt-secrets.ts'
import type { CodeSecrets } from '../secrets/code-secrets.ts'
import type { FactorSecrets } from '../secrets/factor-secrets.ts'
import type { Passwords } from '../secrets/passwords.ts'
import type { RefreshTokens } from '../secrets/refresh-tokens.ts'
import type { SessionTokens } from '../secrets/session-tokens.ts'
import type { AccountExporter } from './account-exporter-port.ts'
import type { Mailer } from './mailer-port.ts'
import type { Sweeper } from './sweeper.ts'

/** Revokes all personal access tokens of a user. */
export type RevokeTokens = (transaction: Executor, userId: string) => Promise<void>

/**
 * Ends the memberships of a user whose account is deleted, in workspaces with other members.
 * @throws AppError `conflict` for the only owner of one.
 */
export type LeaveWorkspaces = (transaction: Executor, userId: string, now: Date) => Promise<void>

/** Whether a user must have a second factor, as a workspace may demand it. Asked at each sign-in and renewal of tokens. */
export type MustHaveSecondFactor = (userId: string) => Promise<boolean>

/** Dependencies of the account use cases; each picks the parts it needs. */
export interface AccountContext {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  readonly mailer: Mailer
  /** Public URL of the installation, without a trailing slash. Known once the server listens. */
  readonly getPublicUrl: () => string
  readonly passwords: Passwords
  readonly rateLimits: RateLimits
  readonly sessionTokens: SessionTokens
  readonly codeSecrets: CodeSecrets
  readonly refreshTokens: RefreshTokens
  readonly factorSecrets: FactorSecrets
  readonly sweeper: Sweeper
  readonly singleSignOn: SingleSignOnOptions
  readonly attemptSecrets: AttemptSecrets
  readonly mustHaveSecondFactor: MustHaveSecondFactor
  /** Revokes the user's access tokens, which outlive sessions, in the given transaction. */
  readonly revokeTokens: RevokeTokens
  readonly leaveWorkspaces: LeaveWorkspaces
  /** The settings' rule for registrations, unless an operator chose another. */
  readonly registration: RegistrationOptions
  readonly findInvitation: FindInvitation
  /** Accounts that operate the installation. */
  readonly operators: OperatorRule
  /** Exporters of all modules' user data. */
  readonly exporters: readonly AccountExporter[]
}
