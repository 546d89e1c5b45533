import { say } from '@troupe/contract/messages/message'
import { seconds } from '../../lib/durations.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { GoogleError, type GoogleTokens } from './google-port.ts'
import * as senders from './sender-repository.ts'

/** Minimum remaining lifetime of a token, so that it does not expire while a mail is being sent. */
const reserve = seconds(90)

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
  const row = await senders.find(db, userId)
  const refreshTokenSealed = row?.gmail_refresh_token_sealed
  if (!google || !row || !refreshTokenSealed) throw notConnected()

  const stored = secrets.open(row.gmail_access_token_sealed, userId)
  const isFresh = (row.gmail_access_expires_at?.getTime() ?? 0) > clock.now().getTime() + reserve
  if (stored !== undefined && stored !== refused && isFresh) return stored

  const end = () => senders.endGmail(db, userId, { state: 'revoked', refreshTokenSealed, now: clock.now() })
  const refreshToken = secrets.open(refreshTokenSealed, userId)
  if (refreshToken === undefined) {
    await end()
    throw notConnected()
  }
  try {
    const answer = await google.refresh(refreshToken)
    const tokens = sealTokens(
      secrets,
      userId,
      { ...answer, refreshToken: answer.refreshToken ?? refreshToken },
      clock.now(),
    )
    await senders.renewGmail(db, userId, { usedRefreshTokenSealed: refreshTokenSealed, tokens })
    return answer.accessToken
  } catch (error) {
    if (error instanceof GoogleError && error.kind === 'ended') {
      log.warn({ userId }, 'Google has ended the connection to a Gmail account')
      await end()
    }
    throw error
  }
}

/** Encrypts tokens for storage. */
export function sealTokens(
  secrets: SecretBox,
  userId: string,
  { accessToken, refreshToken, expiresInSeconds }: GoogleTokens & { refreshToken: string },
  now: Date,
): senders.GmailTokens {
  return {
    refreshTokenSealed: secrets.seal(refreshToken, userId),
    accessTokenSealed: secrets.seal(accessToken, userId),
    accessExpiresAt: new Date(now.getTime() + seconds(expiresInSeconds)),
  }
}
