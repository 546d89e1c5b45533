import type { Database } from '../../database/database.ts'
import type { Authenticate } from '../../http/requests/callers.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Clock } from '../../lib/clock.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import type { Logger } from '../../lib/logger.ts'
import { bindAccountEndpoints } from './account-routes.ts'
import { bindAccountSettingsEndpoints } from './account-settings-routes.ts'
import type { AccountContext, LeaveWorkspaces, MustHaveSecondFactor, RevokeTokens } from './core/account-context.ts'
import type { AccountExporter } from './core/account-exporter-port.ts'
import type { Mailer } from './core/mailer-port.ts'
import { createSweeper } from './core/sweeper.ts'
import { bindEmailVerificationEndpoints } from './email-verification-routes.ts'
import {
  noOperators,
  type OperatorRule,
  openRegistration,
  type RegistrationOptions,
} from './installation/installation-rules.ts'
import { type FindInvitation, findNoInvitation } from './installation/invitation-port.ts'
import { passwordsOnly, type SingleSignOnOptions } from './installation/single-sign-on-options.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { sendNotice, takeUpNotices } from './notices/account-notices.ts'
import { bindOperatorEndpoints } from './operator-routes.ts'
import { bindPasswordResetEndpoints } from './password-reset-routes.ts'
import { bindSecondFactorEndpoints } from './second-factor-routes.ts'
import { createAttemptSecrets } from './secrets/attempt-secrets.ts'
import { createCodeSecrets } from './secrets/code-secrets.ts'
import { createFactorSecrets } from './secrets/factor-secrets.ts'
import { createPasswords, type Passwords } from './secrets/passwords.ts'
import { createRefreshTokens } from './secrets/refresh-tokens.ts'
import { createSessionTokens } from './secrets/session-tokens.ts'
import { authenticate } from './sessions/authenticate.ts'
import { bindSingleSignOnEndpoints } from './single-sign-on/single-sign-on-routes.ts'
import { type CodeDelivery, deliverVerificationCode } from './verification/deliver-verification-code.ts'

export interface AccountsOptions {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  /** The installation's secret. A separate key is derived from it for each purpose. */
  readonly secretKey: Buffer
  readonly mailer: Mailer
  /** Public URL of the installation, to which mails link. Called at each mail. */
  readonly getPublicUrl: () => string
  /** Revokes the user's personal access tokens when their password is reset. */
  readonly revokeTokens: RevokeTokens
  /** Ends the memberships of a deleted account. */
  readonly leaveWorkspaces: LeaveWorkspaces
  /** Exporters of all modules, for exporting a user's data. */
  readonly exporters: readonly AccountExporter[]
  /** Defaults to a second factor as each user wishes. */
  readonly mustHaveSecondFactor?: MustHaveSecondFactor
  /** Defaults to passwords only, and registration open to all. */
  readonly singleSignOn?: Partial<SingleSignOnOptions>
  /** Default: open to everybody. */
  readonly registration?: RegistrationOptions
  /** Default: nobody is invited. */
  readonly findInvitation?: FindInvitation
  /** Default: nobody operates the installation. */
  readonly operators?: OperatorRule
  /** Defaults to hashing at full cost. */
  readonly passwords?: Passwords
}

export interface Accounts {
  readonly endpoints: BoundEndpoint[]
  readonly authenticate: Authenticate
  /** Starts this process's workers, which send the mails of accounts. */
  startWorkers(): Promise<void>
}

/** Creates the module: registration, sign-in, sessions and settings. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, jobs, clock, log, secretKey, mailer, getPublicUrl, revokeTokens, leaveWorkspaces, exporters } =
    options
  const db = database.kysely
  const context: AccountContext = {
    db,
    clock,
    log,
    jobs,
    mailer,
    getPublicUrl,
    revokeTokens,
    leaveWorkspaces,
    exporters,
    passwords: options.passwords ?? createPasswords(),
    registration: options.registration ?? openRegistration,
    findInvitation: options.findInvitation ?? findNoInvitation,
    operators: options.operators ?? noOperators,
    rateLimits: createRateLimits(db, deriveKey(secretKey, 'rate-limits'), clock),
    sessionTokens: createSessionTokens(deriveKey(secretKey, 'access-tokens'), clock),
    codeSecrets: createCodeSecrets(deriveKey(secretKey, 'mailed-codes')),
    refreshTokens: createRefreshTokens(deriveKey(secretKey, 'refresh-tokens')),
    factorSecrets: createFactorSecrets(secretKey),
    sweeper: createSweeper(db, clock),
    mustHaveSecondFactor: options.mustHaveSecondFactor ?? (async () => false),
    singleSignOn: { ...passwordsOnly, ...options.singleSignOn },
    attemptSecrets: createAttemptSecrets(deriveKey(secretKey, 'single-sign-on')),
  }
  return {
    endpoints: [
      ...bindAccountEndpoints(context),
      ...bindPasswordResetEndpoints(context),
      ...bindEmailVerificationEndpoints(context),
      ...bindAccountSettingsEndpoints(context),
      ...bindSecondFactorEndpoints(context),
      ...bindSingleSignOnEndpoints(context),
      ...bindOperatorEndpoints(context),
    ],
    authenticate: (accessToken, addressed) => authenticate(context, accessToken, addressed?.workspaceId),
    async startWorkers() {
      await jobs.work<CodeDelivery>('deliver-verification-code', (delivery) =>
        deliverVerificationCode(context, delivery),
      )
      await jobs.work<{ noticeId: string }>('send-account-notice', ({ noticeId }) => sendNotice(context, noticeId))
      await takeUpNotices(context)
    },
  }
}
