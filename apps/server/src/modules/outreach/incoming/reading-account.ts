import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { proposeImapServer } from '@troupe/contract/mail/mailbox-reading'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'
import type { SecretBox } from '../../../lib/secret-box.ts'
import type { MailTransports } from '../context/mail-transport-port.ts'
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

interface OpeningParts {
  readonly reader: MailboxReader
  readonly secrets: SecretBox
  readonly transports: Pick<MailTransports, 'findSender'>
}

/** A mailbox that is signed in to. */
interface OpenMailbox {
  readonly session: MailboxSession
  /** Names the account that is read; undefined if its address is not known. */
  readonly account: string | undefined
}

/** Signs in to a mailbox that is read. @throws ReadingError */
export async function openMailbox(
  row: ReadingRow,
  { reader, secrets, transports }: OpeningParts,
): Promise<OpenMailbox> {
  const { provider, user_id: userId, sender_id: senderId } = row
  if (!emailProviderFacts[provider].readsByImap) {
    const session = await reader.open({ provider, userId })
    const { addresses } = await transports.findSender(userId, provider)
    return { session, account: addresses[0]?.address.toLowerCase() }
  }
  const smtp = await reader.findSmtpAccount(userId, senderId)
  const account = resolveAccount(row, smtp, secrets)
  const session = await reader.open({ provider, userId, account })
  return { session, account: `${account.host} ${account.user}`.toLowerCase() }
}
