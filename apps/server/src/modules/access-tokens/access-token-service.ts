import { maxAccessTokens, type NewAccessToken } from '@troupe/contract/access-tokens'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../database/database.ts'
import type { Caller, Client } from '../../http/requests/endpoint-binding.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Clock } from '../../lib/clock.ts'
import { days } from '../../lib/durations.ts'
import type { Logger } from '../../lib/logger.ts'
import type { RateLimits } from '../accounts/limits/rate-limits.ts'
import { noteForUser, wakeNoticeSender } from '../accounts/notices/account-notices.ts'
import * as tokens from './access-token-repository.ts'
import { createTokenSecret, hashTokenSecret } from './access-token-secret.ts'

export interface AccessTokenContext {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  readonly rateLimits: RateLimits
}

const shownCharacters = 4

/** The user's tokens, newest first, including expired ones. */
export function listAccessTokens({ db }: AccessTokenContext, member: Caller): Promise<tokens.ListedTokenRow[]> {
  return tokens.list(db, member, maxAccessTokens)
}

/**
 * Creates a token. Only its hash is stored, so the token can be shown only now. The user is notified by mail, since the
 * token outlives their sessions.
 * @throws AppError `conflict` when the user already has the maximum number of tokens.
 */
export async function createAccessToken(
  context: AccessTokenContext,
  { member, client }: { member: Caller; client: Client },
  { name, scopes, expires_in_days }: NewAccessToken,
): Promise<{ row: tokens.ListedTokenRow; token: string }> {
  const { db, clock, log } = context
  const token = createTokenSecret()
  const now = clock.now()
  const { row, noticeId } = await db.transaction().execute(async (transaction) => {
    if ((await tokens.countForAdding(transaction, member.userId)) >= maxAccessTokens) {
      throw await refuseToAdd(transaction, member)
    }
    return {
      row: await tokens.insert(transaction, member, {
        name,
        scopes,
        tokenHash: hashTokenSecret(token),
        ending: token.slice(-shownCharacters),
        expiresAt: new Date(now.getTime() + days(expires_in_days)),
        now,
      }),
      noticeId: await noteForUser(context, transaction, {
        userId: member.userId,
        kind: 'access-token-created',
        client,
      }),
    }
  })
  await wakeNoticeSender(context, noticeId)
  log.info({ event: 'access-token-created', userId: member.userId, tokenId: row.id, scopes }, 'access token made')
  return { row, token }
}

/** The limit counts the tokens of all workspaces, of which the user sees only those of the current one. */
async function refuseToAdd(db: Executor, member: Caller): Promise<AppError> {
  const isAllHere = (await tokens.list(db, member, maxAccessTokens)).length >= maxAccessTokens
  const key = isAllHere ? 'access_tokens.too_many' : 'access_tokens.too_many_elsewhere'
  return new AppError('conflict', say(key, { max: maxAccessTokens }))
}

/** Revokes the token at once. @throws AppError `not_found`, also for another user's token. */
export async function revokeAccessToken({ db, log }: AccessTokenContext, member: Caller, id: string): Promise<void> {
  if (!(await tokens.deleteById(db, member, id))) throw new AppError('not_found', say('access_tokens.unknown'))
  log.info({ event: 'access-token-revoked', userId: member.userId, tokenId: id }, 'access token revoked')
}
