import { type EmailConfig, type GmailConnection, secretMask } from '@troupe/contract/email-settings'
import type { SenderRow } from '../../database/tables/email-settings-tables.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import type { Google } from './google-port.ts'
import type { Microsoft } from './microsoft/microsoft-port.ts'
import { presentMicrosoft } from './microsoft/microsoft-presenter.ts'

interface Surroundings {
  readonly secrets: SecretBox
  readonly google: Pick<Google, 'isStandIn'> | undefined
  readonly getCallbackUrl: () => string
  readonly microsoft: Pick<Microsoft, 'isStandIn'> | undefined
  readonly getMicrosoftCallbackUrl: () => string
}

/** Markers instead of paths: clients check only whether the fields are empty. */
const markers = { credentials: 'google-client', token: 'gmail-account' }

/** Presents a user's settings without secrets. A secret that can no longer be decrypted is presented as missing. */
export function presentSettings(row: SenderRow, surroundings: Surroundings) {
  return {
    success: true as const,
    config: presentConfig(row, surroundings),
    gmail: presentGmail(row, surroundings),
    microsoft: presentMicrosoft(row, surroundings),
  }
}

function presentConfig(row: SenderRow, { secrets, google }: Surroundings): EmailConfig {
  const hasPassword = secrets.open(row.smtp_pass_sealed, row.user_id) !== undefined
  return {
    smtp_host: row.smtp_host,
    smtp_port: row.smtp_port,
    smtp_user: row.smtp_user,
    smtp_pass: hasPassword ? secretMask : '',
    smtp_from: row.smtp_from,
    gmail_credentials_path: google ? markers.credentials : '',
    gmail_token_path: google && row.gmail_state === 'connected' ? markers.token : '',
    email_provider: row.email_provider,
  }
}

function presentGmail(row: SenderRow, { google, getCallbackUrl }: Surroundings): GmailConnection {
  return {
    state: google ? row.gmail_state : 'unavailable',
    email: row.gmail_email,
    since: row.gmail_since?.toISOString() ?? null,
    reads: row.gmail_reads,
    is_stand_in: google?.isStandIn ?? false,
    returns_to: new URL(getCallbackUrl()).origin,
  }
}
