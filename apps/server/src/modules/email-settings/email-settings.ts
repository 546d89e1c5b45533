import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import { createSecretBox } from '../../lib/secret-box.ts'
import { createRateLimits } from '../accounts/limits/rate-limits.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import { bindEmailSettingsEndpoints } from './email-settings-routes.ts'
import { findSender, findSmtpAccount, type Sender } from './find-sender.ts'
import { getGmailAccessToken } from './gmail-access.ts'
import type { SmtpAccount } from './mail-probe-port.ts'

export interface EmailSettingsOptions extends Omit<EmailSettingsContext, 'db' | 'secrets' | 'rateLimits'> {
  readonly database: Database
  /** The installation's secret; keys of their own are derived from it. */
  readonly secretKey: Buffer
}

export interface EmailSettings {
  readonly endpoints: BoundEndpoint[]
  findSender(userId: string, provider: EmailProvider): Promise<Sender>
  /** Undefined until the user has configured SMTP. */
  findSmtpAccount(userId: string): Promise<SmtpAccount | undefined>
  /**
   * A token that is good for the moment; after one was refused, another.
   * @throws GoogleError
   */
  getGmailAccessToken(userId: string, refused?: string): Promise<string>
}

/** How each user's own mail leaves: SMTP settings and Gmail connections. */
export function createEmailSettings({ database, secretKey, ...parts }: EmailSettingsOptions): EmailSettings {
  const context: EmailSettingsContext = {
    ...parts,
    db: database.kysely,
    secrets: createSecretBox(secretKey, 'email-settings'),
    rateLimits: createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), parts.clock),
  }
  return {
    endpoints: bindEmailSettingsEndpoints(context),
    findSender: (userId, provider) => findSender(context, userId, provider),
    findSmtpAccount: (userId) => findSmtpAccount(context, userId),
    getGmailAccessToken: (userId, refused) => getGmailAccessToken(context, userId, refused),
  }
}
