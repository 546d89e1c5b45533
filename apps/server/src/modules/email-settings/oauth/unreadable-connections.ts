import type { SenderRow } from '../../../database/tables/email-settings-tables.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'

/**
 * Shows connections as revoked whose token cannot be decrypted, so that the user can connect again. The stored row stays
 * as it is: this server may have been started with a wrong secret key.
 */
export function revokeUnreadable(row: SenderRow, secrets: Pick<SecretBox, 'open'>): SenderRow {
  const judge = (state: SenderRow['gmail_state'], tokenSealed: string | null) =>
    state === 'connected' && secrets.open(tokenSealed, row.user_id) === undefined ? 'revoked' : state
  return {
    ...row,
    gmail_state: judge(row.gmail_state, row.gmail_refresh_token_sealed),
    microsoft_state: judge(row.microsoft_state, row.microsoft_refresh_token_sealed),
  }
}
