import { say } from '@troupe/contract/messages/message'
import type { Client } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import type { AccountContext } from '../core/account-context.ts'
import { noteForUser, wakeNoticeSender } from '../notices/account-notices.ts'
import { idleLifetime, isReplay } from '../secrets/refresh-tokens.ts'
import * as devices from './known-device-repository.ts'
import * as tokens from './refresh-token-repository.ts'
import * as sessions from './session-repository.ts'
import { issueTokens, type TokenSigner, type Tokens, toStoredUserAgent } from './start-session.ts'

type RefreshContext = Pick<AccountContext, 'db' | 'clock' | 'log' | 'jobs' | 'refreshTokens' | 'sweeper'> & TokenSigner

/**
 * Exchanges a refresh token for a new pair. Each token works once. For a short grace period, the direct parent of the
 * newest token gets that same token again (two tabs at once, or a lost response). Any other reused token is known to
 * two parties: the session ends for both (RFC 9700, 4.14.2), and the user is notified by mail.
 * @throws AppError `unauthenticated`
 */
export async function refreshSession(context: RefreshContext, token: string, client: Client): Promise<Tokens> {
  const { db, clock, log, refreshTokens } = context
  if (!refreshTokens.isWellFormed(token)) throw refuse()
  const now = clock.now()
  const successor = refreshTokens.succeed(token)
  const exchange = { tokenHash: refreshTokens.hash(token), successorHash: refreshTokens.hash(successor), now }

  const successorExpiresAt = new Date(now.getTime() + idleLifetime)
  const use = { ip: client.ip, userAgent: toStoredUserAgent(client) }
  const rotated = await tokens.rotate(db, { ...exchange, successorExpiresAt, ...use })
  if (rotated) {
    await context.sweeper.sweep()
    return issueTokens(context, { ...rotated, refreshToken: successor })
  }

  const used = await tokens.findUsedToken(db, exchange)
  if (!used) throw refuse()
  const { sessionId, userId } = used
  if (isReplay(used, now)) {
    await endStolenSession(context, { userId, sessionId })
    log.warn({ event: 'refresh-token-reused', userId, sessionId, ip: client.ip }, 'session ended: its token came twice')
    throw refuse()
  }
  return issueTokens(context, { userId, sessionId, refreshToken: successor })
}

async function endStolenSession(context: RefreshContext, session: { userId: string; sessionId: string }) {
  const noticeId = await context.db.transaction().execute(async (transaction) => {
    await devices.forget(transaction, session)
    const isEnded = await sessions.deleteById(transaction, session)
    return isEnded ? noteForUser(context, transaction, { userId: session.userId, kind: 'session-stolen' }) : undefined
  })
  await wakeNoticeSender(context, noticeId)
}

function refuse(): AppError {
  return new AppError('unauthenticated', say('accounts.session_expired'))
}
