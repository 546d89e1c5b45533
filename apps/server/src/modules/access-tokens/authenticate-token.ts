import { say } from '@troupe/contract/messages/message'
import type { TokenBearer } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import { minutes } from '../../lib/durations.ts'
import * as tokens from './access-token-repository.ts'
import { hashTokenSecret, isWellFormedToken } from './access-token-secret.ts'
import type { AccessTokenContext } from './access-token-service.ts'

/** Interval between updates of the last use, so that a busy program does not cause a write on every call. */
const useStep = minutes(1)

/**
 * Returns the user and scopes of a personal access token. It is looked up on each call, so that revoking takes effect at
 * once.
 * @throws AppError `unauthenticated`, `too_many_requests` when the user's tokens have made too many calls.
 */
export async function authenticateToken(
  { db, clock, rateLimits }: Pick<AccessTokenContext, 'db' | 'clock' | 'rateLimits'>,
  token: string,
): Promise<TokenBearer> {
  const found = isWellFormedToken(token) ? await tokens.findByHash(db, hashTokenSecret(token)) : undefined
  if (!found) throw new AppError('unauthenticated', say('access_tokens.invalid'))
  const now = clock.now()
  if (found.expires_at <= now) throw new AppError('unauthenticated', say('access_tokens.expired'))
  await rateLimits.take(['tokenCallsByUser', found.user_id])
  if (!found.last_used_at || now.getTime() - found.last_used_at.getTime() >= useStep) {
    await tokens.noteUse(db, found.id, now)
  }
  return {
    userId: found.user_id,
    workspaceId: found.workspace_id,
    role: found.role,
    tokenScopes: found.scopes,
  }
}
