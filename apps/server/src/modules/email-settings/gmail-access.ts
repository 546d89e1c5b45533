import { say } from '@troupe/contract/messages/message'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { GoogleError } from './google-port.ts'
import { getKeptAccessToken } from './oauth/kept-tokens.ts'
import * as senders from './sender-repository.ts'

export { sealTokens } from './oauth/kept-tokens.ts'

const notConnected = () => new GoogleError('ended', say('email_settings.gmail_not_connected'))

/**
 * Returns a currently valid access token. It is refreshed if the stored one is about to expire or is the refused one.
 * When Google reports that the connection has ended, it is deleted and shown as revoked on the user's settings page.
 * @throws GoogleError
 */
export async function getGmailAccessToken(
  context: Pick<EmailSettingsContext, 'db' | 'clock' | 'log' | 'secrets' | 'google'>,
  userId: string,
  refused?: string,
): Promise<string> {
  const { db, clock, log, secrets, google } = context
  if (!google) throw notConnected()
  return getKeptAccessToken({
    userId,
    secrets,
    clock,
    refused,
    notConnected,
    refresh: (refreshToken) => google.refresh(refreshToken),
    store: {
      async find() {
        const row = await senders.find(db, userId)
        if (!row?.gmail_refresh_token_sealed) return undefined
        return {
          refreshTokenSealed: row.gmail_refresh_token_sealed,
          accessTokenSealed: row.gmail_access_token_sealed,
          accessExpiresAt: row.gmail_access_expires_at,
        }
      },
      renew: (usedRefreshTokenSealed, tokens) => senders.renewGmail(db, userId, { usedRefreshTokenSealed, tokens }),
      async end(refreshTokenSealed) {
        log.warn({ userId }, 'the connection to a Gmail account has ended')
        await senders.endGmail(db, userId, { state: 'revoked', refreshTokenSealed, now: clock.now() })
      },
    },
  })
}
