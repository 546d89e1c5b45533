import { say } from '@troupe/contract/messages/message'
import type { CalledPart } from '../../../http/requests/callers.ts'
import type { TokenBearer } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { minutes } from '../../../lib/durations.ts'
import { noteUse, toScopes } from './grant-repository.ts'
import type { OAuthContext } from './oauth-context.ts'
import { hashSecret } from './oauth-secret.ts'
import * as tokens from './token-repository.ts'

/** Interval between updates of the last use, so that a busy program does not cause a write on every call. */
const useStep = minutes(1)

/**
 * Returns the user and scopes of a connected program's access token. It is looked up on each call, so that
 * disconnecting takes effect at once.
 * @param part The part of the installation that is called; the token must be for it or for the whole (RFC 8707).
 * @throws AppError `unauthenticated`, `too_many_requests` when the user's tokens have made too many calls.
 */
export async function authenticateProgram(
  { db, clock, rateLimits, getPublicUrl }: OAuthContext,
  token: string,
  part: CalledPart,
): Promise<TokenBearer> {
  const found = await tokens.findAccess(db, hashSecret(token))
  if (!found) throw new AppError('unauthenticated', say('access_tokens.invalid'))
  const now = clock.now()
  if (found.expires_at <= now) throw new AppError('unauthenticated', say('access_tokens.expired'))
  const publicUrl = getPublicUrl()
  if (![publicUrl, `${publicUrl}/${part}`].includes(found.resource)) {
    throw new AppError('unauthenticated', say('access_tokens.other_audience'))
  }
  await rateLimits.take(['tokenCallsByUser', found.user_id])
  if (!found.last_used_at || now.getTime() - found.last_used_at.getTime() >= useStep) await noteUse(db, found.id, now)
  return {
    userId: found.user_id,
    workspaceId: found.workspace_id,
    role: found.role,
    tokenScopes: toScopes(found.scope),
  }
}
