import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { proposeImapServer } from '@troupe/contract/mail/mailbox-reading'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import { type ImapAccount, type MailboxReader, type MailboxSession, ReadingError } from './mailbox-reader-port.ts'
import type { ReadingRow } from './stored/reading-repository.ts'

/**
 * Whether the password for sending may go to an IMAP server: only to the SMTP server itself and to the one that belongs
 * to it, for otherwise a hijacked session could have it sent to a server of its own.
 */
export function sharesPassword(smtpHost: string, imapHost: string): boolean {
  const host = imapHost.toLowerCase()
  return host === smtpHost.toLowerCase() || host === proposeImapServer(smtpHost).host
}

/**
 * The credentials with which a mailbox is read.
 * @throws ReadingError `not_ready` when they depend on SMTP settings that are gone or belong to another server.
 */
export function resolveAccount(
  row: Pick<MailboxReadingRow, 'user_id' | 'host' | 'port' | 'login' | 'pass_sealed'>,
  smtp: ImapAccount | undefined,
  secrets: SecretBox,
): ImapAccount {
  const { host, port } = row
  if (host === null || port === null) throw new ReadingError('not_ready', '')
  const user = row.login || smtp?.user
  const shared = smtp && sharesPassword(smtp.host, host) ? smtp.pass : undefined
  const pass = row.pass_sealed === null ? shared : secrets.open(row.pass_sealed, row.user_id)
  if (!user || !pass) throw new ReadingError('not_ready', '')
  return { host, port, user, pass }
}

/** Signs in to a mailbox that is read. @throws ReadingError */
export async function openMailbox(
  row: ReadingRow,
  { reader, secrets }: { reader: MailboxReader; secrets: SecretBox },
): Promise<MailboxSession> {
  const { provider, user_id: userId, sender_id: senderId } = row
  if (!emailProviderFacts[provider].readsByImap) return reader.open({ provider, userId })
  const smtp = await reader.findSmtpAccount(userId, senderId)
  return reader.open({ provider, userId, account: resolveAccount(row, smtp, secrets) })
}
