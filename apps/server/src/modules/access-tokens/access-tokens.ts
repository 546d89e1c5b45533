import type { Database } from '../../database/database.ts'
import type { OAuthService } from '../../http/oauth/oauth-protocol.ts'
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
import type { ClientDocumentReader } from './oauth/client-document-port.ts'
import { createConnectedPrograms } from './oauth/connected-programs.ts'
import { createSuccession } from './oauth/oauth-secret.ts'

export interface AccessTokensOptions {
  readonly database: Pick<Database, 'kysely'>
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  readonly secretKey: Buffer
  /** Authenticates session tokens. */
  readonly authenticateSession: Authenticate
  /** Public URL of this installation, without a trailing slash. */
  readonly getPublicUrl: () => string
  /** Reads what programs publish about themselves. */
  readonly documents: ClientDocumentReader
}

export interface AccessTokens {
  readonly endpoints: BoundEndpoint[]
  /** Authenticates session tokens, personal access tokens and those of connected programs. */
  readonly authenticate: Authenticate
  /** The authorization server's endpoints for programs. */
  readonly oauth: OAuthService
}

/** Creates the module: tokens with which programs act in a user's name, made by users or issued to connected programs. */
export function createPersonalTokens(options: AccessTokensOptions): AccessTokens {
  const { database, jobs, clock, log, secretKey, authenticateSession, getPublicUrl, documents } = options
  const db = database.kysely
  const context = { db, jobs, clock, log, rateLimits: createRateLimits(db, deriveKey(secretKey, 'rate-limits'), clock) }
  const succeed = createSuccession(deriveKey(secretKey, 'program-tokens'))
  const programs = createConnectedPrograms({ ...context, getPublicUrl, documents, succeed })
  return {
    endpoints: [...bindAccessTokenEndpoints(context), ...programs.endpoints],
    oauth: programs.oauth,
    async authenticate(bearer, { part = 'api', workspaceId } = {}) {
      if (isPersonalToken(bearer)) return authenticateToken(context, bearer)
      return programs.isToken(bearer)
        ? programs.authenticate(bearer, part)
        : authenticateSession(bearer, { workspaceId })
    },
  }
}
