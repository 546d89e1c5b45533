import { secretMask } from '@troupe/contract/email-settings'
import {
  type MailboxReading,
  type MailboxReadingState,
  proposeImapServer,
  type ReadingFailureKind,
} from '@troupe/contract/mail/mailbox-reading'
import type { ReceivedMail } from '@troupe/contract/mail/received-mails'
import { type Message, say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'
import type { MailboxChoice } from '../mailboxes/mailbox-repository.ts'
import type { ImapAccount } from './mailbox-reader-port.ts'
import type { ListedReceivedMail } from './stored/received-mail-repository.ts'

/** Whether and how a mailbox is read. */
export interface ReadingView extends MailboxChoice {
  /** Whether the mailbox can send. */
  readonly isReady: boolean
  /** Undefined: answers are not read. */
  readonly row: MailboxReadingRow | undefined
  /** Undefined without SMTP settings. */
  readonly smtp: ImapAccount | undefined
}

/** Says what to do about a failure, with the server's reply if there is one. */
export function explainFailure(kind: ReadingFailureKind, reply: string): Message {
  const meaning = say(`mailbox_reading.${kind}`)
  return reply === '' ? meaning : say('mailbox_reading.explained', { meaning, reply })
}

export function presentReading({ provider, senderId, isReady, row, smtp }: ReadingView): MailboxReadingState {
  return {
    mailbox: senderId ?? provider,
    provider,
    is_ready: isReady,
    reading: row ? presentRow(row) : null,
    proposal: smtp ? proposeImapServer(smtp.host) : null,
  }
}

function presentRow(row: MailboxReadingRow): MailboxReading {
  const { host, port, login, pass_sealed: passSealed, failure } = row
  const hasServer = host !== null && port !== null
  return {
    imap: hasServer ? { host, port, user: login, password: passSealed === null ? '' : secretMask } : null,
    plus_address: row.plus_address,
    since: row.since.toISOString(),
    last_read_at: row.last_read_at?.toISOString() ?? null,
    skipped: row.skipped,
    failure: failure && {
      kind: failure,
      ...tellMessage(say(`mailbox_reading.${failure}`)),
      reply: row.failure_reply,
    },
  }
}

export function presentReceivedMail(row: ListedReceivedMail): ReceivedMail {
  return {
    id: row.id,
    campaign_id: row.campaign_id,
    kind: row.kind,
    from_name: row.from_name,
    from_address: row.from_address,
    subject: row.subject,
    text: row.text,
    is_permanent: row.is_permanent,
    cause: row.cause,
    away_until: row.away_until?.toISOString().slice(0, 10) ?? null,
    is_crossed: row.is_crossed,
    received_at: row.received_at.toISOString(),
  }
}
