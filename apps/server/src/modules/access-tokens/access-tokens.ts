import type { Database } from '../../database/database.ts'
import type { Authenticate } from '../../http/requests/callers.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Clock } from '../../lib/clock.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import type { Logger } from '../../lib/logger.ts'
import { createRateLimits } from '../accounts/limits/rate-limits.ts'
import { bindAccessTokenEndpoints } from './access-token-routes.ts'
import { isPersonalToken } from './access-token-secret.ts'
import { authenticateToken } from './authenticate-token.ts'

export interface AccessTokensOptions {
  readonly database: Pick<Database, 'kysely'>
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  readonly secretKey: Buffer
  /** Authenticates session tokens. */
  readonly authenticateSession: Authenticate
}

export interface AccessTokens {
  readonly endpoints: BoundEndpoint[]
  /** Authenticates session tokens and personal access tokens. */
  readonly authenticate: Authenticate
}

/** Creates the module: tokens with which programs call the API in a user's name. */
export function createPersonalTokens(options: AccessTokensOptions): AccessTokens {
  const { database, jobs, clock, log, secretKey, authenticateSession } = options
  const db = database.kysely
  const context = { db, jobs, clock, log, rateLimits: createRateLimits(db, deriveKey(secretKey, 'rate-limits'), clock) }
  return {
    endpoints: bindAccessTokenEndpoints(context),
    authenticate: (bearer) =>
      isPersonalToken(bearer) ? authenticateToken(context, bearer) : authenticateSession(bearer),
  }
}
