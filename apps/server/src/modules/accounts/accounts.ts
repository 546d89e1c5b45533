import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Authenticate } from '../../http/callers.ts'
import type { BoundEndpoint } from '../../http/endpoint-binding.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Logger } from '../../logger.ts'
import { deriveKey } from '../../secret-key.ts'
import { createAccessTokens } from './access-tokens.ts'
import type { AccountContext, RevokeTokens } from './account-context.ts'
import type { AccountExporter } from './account-exporter-port.ts'
import { sendNotice, takeUpNotices } from './account-notices.ts'
import { bindAccountEndpoints } from './account-routes.ts'
import { bindAccountSettingsEndpoints } from './account-settings-routes.ts'
import { authenticate } from './authenticate.ts'
import { createCodeSecrets } from './codes/code-secrets.ts'
import { deliverVerificationCode } from './codes/deliver-verification-code.ts'
import { bindEmailVerificationEndpoints } from './email-verification-routes.ts'
import type { Mailer } from './mailer-port.ts'
import { bindPasswordResetEndpoints } from './password-reset-routes.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { createRateLimits } from './rate-limits.ts'
import { createRefreshTokens } from './refresh-tokens.ts'
import { createSweeper } from './sweeper.ts'

export interface AccountsOptions {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  /** The installation's secret; a key of its own is derived from it for each purpose. */
  readonly secretKey: Buffer
  readonly mailer: Mailer
  /** Revokes the user's personal access tokens when their password is reset. */
  readonly revokeTokens: RevokeTokens
  /** What all modules keep of a user, for the file of all that is kept about one. */
  readonly exporters: readonly AccountExporter[]
  /** Undefined: hashed at the full cost. */
  readonly passwords?: Passwords
}

export interface Accounts {
  readonly endpoints: BoundEndpoint[]
  readonly authenticate: Authenticate
  /** Has this process send the mails of accounts. */
  startWorkers(): Promise<void>
}

/** Registration, sign-in and sessions. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, jobs, clock, log, secretKey, mailer, revokeTokens, exporters } = options
  const db = database.kysely
  const context: AccountContext = {
    db,
    clock,
    log,
    jobs,
    mailer,
    revokeTokens,
    exporters,
    passwords: options.passwords ?? createPasswords(),
    rateLimits: createRateLimits(db, deriveKey(secretKey, 'rate-limits'), clock),
    accessTokens: createAccessTokens(deriveKey(secretKey, 'access-tokens'), clock),
    codeSecrets: createCodeSecrets(deriveKey(secretKey, 'mailed-codes')),
    refreshTokens: createRefreshTokens(deriveKey(secretKey, 'refresh-tokens')),
    sweeper: createSweeper(db, clock),
  }
  return {
    endpoints: [
      ...bindAccountEndpoints(context),
      ...bindPasswordResetEndpoints(context),
      ...bindEmailVerificationEndpoints(context),
      ...bindAccountSettingsEndpoints(context),
    ],
    authenticate: (accessToken) => authenticate(context, accessToken),
    async startWorkers() {
      await jobs.work<{ codeId: string }>('deliver-verification-code', ({ codeId }) =>
        deliverVerificationCode(context, codeId),
      )
      await jobs.work<{ noticeId: string }>('send-account-notice', ({ noticeId }) => sendNotice(context, noticeId))
      await takeUpNotices(context)
    },
  }
}
