import type { Dovecot } from '@troupe/server/testing/mail/dovecot'
import { putJson } from '../../../bench/src/mail/sending-brand.ts'

/** Has the user's mailbox be read from Dovecot. @throws Error if it is refused. */
export function readFromDovecot(url: string, token: string, dovecot: Dovecot): Promise<void> {
  const imap = { host: '127.0.0.1', port: dovecot.port, user: 'brand', password: dovecot.password }
  return putJson(`${url}/api/mailbox-readings/smtp`, { imap }, token)
}
