import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import { getKeptAccessToken } from '../oauth/kept-tokens.ts'
import { OAuthError } from '../oauth/oauth-port.ts'
import type { Microsoft } from './microsoft-port.ts'
import * as connections from './microsoft-repository.ts'

const notConnected = () => new OAuthError('ended', say('email_settings.microsoft_not_connected'))

interface Context {
  readonly db: Executor
  readonly clock: Clock
  readonly log: Logger
  readonly secrets: SecretBox
  /** Undefined if this installation cannot connect to Microsoft. */
  readonly microsoft: Microsoft | undefined
}

/**
 * Returns a currently valid access token. It is refreshed if the stored one is about to expire or is the refused one.
 * When Microsoft reports that the connection has ended, it is shown as revoked on the user's settings page.
 * @throws OAuthError
 */
export async function getMicrosoftAccessToken(context: Context, userId: string, refused?: string): Promise<string> {
  const { db, clock, log, secrets, microsoft } = context
  if (!microsoft) throw notConnected()
  return getKeptAccessToken({
    userId,
    secrets,
    clock,
    refused,
    notConnected,
    refresh: (refreshToken) => microsoft.refresh(refreshToken),
    store: {
      find: () => connections.findTokens(db, userId),
      renew: (usedRefreshTokenSealed, tokens) => connections.renew(db, userId, { usedRefreshTokenSealed, tokens }),
      async end(refreshTokenSealed) {
        log.warn({ userId }, 'the connection to a Microsoft account has ended')
        await connections.markRevoked(db, userId, { refreshTokenSealed, now: clock.now() })
      },
    },
  })
}

/** Whether the user's connected account permits reading. */
export async function canReadMicrosoft(
  { db, microsoft }: Pick<Context, 'db' | 'microsoft'>,
  userId: string,
): Promise<boolean> {
  return microsoft !== undefined && (await connections.findTokens(db, userId))?.reads === true
}
