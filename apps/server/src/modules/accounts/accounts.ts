import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/endpoint-binding.ts'
import type { Authenticate } from '../../http/register-endpoints.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Logger } from '../../logger.ts'
import { deriveKey } from '../../secret-key.ts'
import { createAccessTokens } from './access-tokens.ts'
import type { AccountContext } from './account-context.ts'
import { bindAccountEndpoints } from './account-routes.ts'
import { authenticate } from './authenticate.ts'
import { deliverVerificationCode } from './deliver-verification-code.ts'
import type { Mailer } from './mailer-port.ts'
import { createPasswords } from './passwords.ts'
import { createRateLimits } from './rate-limits.ts'
import { createRefreshTokens } from './refresh-tokens.ts'

export interface AccountsOptions {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  /** The installation's secret; a key of its own is derived from it for each purpose. */
  readonly secretKey: Buffer
  readonly mailer: Mailer
}

export interface Accounts {
  readonly endpoints: BoundEndpoint[]
  readonly authenticate: Authenticate
  /** Has this process deliver verification codes. */
  startWorkers(): Promise<void>
}

/** Registration, sign-in and sessions. */
export function createAccounts({ database, jobs, clock, log, secretKey, mailer }: AccountsOptions): Accounts {
  const db = database.kysely
  const context: AccountContext = {
    db,
    clock,
    log,
    jobs,
    mailer,
    passwords: createPasswords(),
    rateLimits: createRateLimits(db, deriveKey(secretKey, 'rate-limits'), clock),
    accessTokens: createAccessTokens(deriveKey(secretKey, 'access-tokens'), clock),
    refreshTokens: createRefreshTokens(deriveKey(secretKey, 'refresh-tokens')),
  }
  return {
    endpoints: bindAccountEndpoints(context),
    authenticate: (accessToken) => authenticate(context, accessToken),
    async startWorkers() {
      await jobs.work<{ verificationId: string }>('deliver-verification-code', ({ verificationId }) =>
        deliverVerificationCode(context, verificationId),
      )
    },
  }
}
