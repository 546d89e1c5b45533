import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import { createSecretBox } from '../../lib/secret-box.ts'
import { createRateLimits } from '../accounts/limits/rate-limits.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { bindEmailSettingsEndpoints } from './email-settings-routes.ts'
import { type FurtherSenderId, findSender, findSendingHost, findSmtpAccount, type Sender } from './find-sender.ts'
import { getGmailAccessToken } from './gmail-access.ts'
import type { SmtpAccount } from './mail-probe-port.ts'
import { canReadMicrosoft, getMicrosoftAccessToken } from './microsoft/microsoft-access.ts'

export interface EmailSettingsOptions extends Omit<EmailSettingsContext, 'db' | 'secrets' | 'rateLimits'> {
  readonly database: Database
  /** The installation's secret, from which this module derives its keys. */
  readonly secretKey: Buffer
}

export interface EmailSettings {
  readonly endpoints: BoundEndpoint[]
  findSender(userId: string, provider: EmailProvider, senderId?: FurtherSenderId): Promise<Sender>
  /** The host that the mailbox's mails leave through, in lower case; '' if it is not configured. */
  findSendingHost(userId: string, provider: EmailProvider, senderId?: FurtherSenderId): Promise<string>
  /** Undefined until the mailbox is configured. */
  findSmtpAccount(userId: string, senderId?: FurtherSenderId): Promise<SmtpAccount | undefined>
  /**
   * Returns a currently valid access token, or a new one if the given token was refused.
   * @throws GoogleError
   */
  getGmailAccessToken(userId: string, refused?: string): Promise<string>
  /**
   * The same for the user's Microsoft account.
   * @throws OAuthError
   */
  getMicrosoftAccessToken(userId: string, refused?: string): Promise<string>
  /** Whether the user's Microsoft account is connected and permits reading. */
  canReadMicrosoft(userId: string): Promise<boolean>
}

/** Creates the module: users' SMTP settings, and their connections to Gmail and Microsoft. */
export function createEmailSettings({ database, secretKey, ...parts }: EmailSettingsOptions): EmailSettings {
  const context: EmailSettingsContext = {
    ...parts,
    db: database.kysely,
    secrets: createSecretBox(secretKey, 'email-settings'),
    rateLimits: createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), parts.clock),
  }
  return {
    endpoints: bindEmailSettingsEndpoints(context),
    findSender: (userId, provider, senderId) => findSender(context, userId, { provider, senderId }),
    findSendingHost: (userId, provider, senderId) => findSendingHost(context, userId, { provider, senderId }),
    findSmtpAccount: (userId, senderId) => findSmtpAccount(context, userId, senderId),
    getGmailAccessToken: (userId, refused) => getGmailAccessToken(context, userId, refused),
    getMicrosoftAccessToken: (userId, refused) => getMicrosoftAccessToken(context, userId, refused),
    canReadMicrosoft: (userId) => canReadMicrosoft(context, userId),
  }
}
