import { type EmailConfig, type GmailConnection, secretMask } from '@troupe/contract/email-settings'
import type { SenderRow } from '../../database/email-settings-tables.ts'

interface Surroundings {
  /** Whether the stored password can be read. */
  readonly hasPassword: boolean
  readonly hasGoogle: boolean
  readonly isStandIn: boolean
}

/** Markers, and no paths: what stands in them is of no matter, but whether anything does. */
const markers = { credentials: 'google-client', token: 'gmail-account' }

export function presentConfig(row: SenderRow, { hasPassword, hasGoogle }: Surroundings): EmailConfig {
  return {
    smtp_host: row.smtp_host,
    smtp_port: row.smtp_port,
    smtp_user: row.smtp_user,
    smtp_pass: hasPassword ? secretMask : '',
    smtp_from: row.smtp_from,
    gmail_credentials_path: hasGoogle ? markers.credentials : '',
    gmail_token_path: hasGoogle && row.gmail_state === 'connected' ? markers.token : '',
    email_provider: row.email_provider,
  }
}

export function presentGmail(row: SenderRow, { hasGoogle, isStandIn }: Surroundings): GmailConnection {
  return {
    state: hasGoogle ? row.gmail_state : 'unavailable',
    email: row.gmail_email,
    since: row.gmail_since?.toISOString() ?? null,
    is_stand_in: isStandIn,
  }
}
