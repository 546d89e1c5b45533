import { secretMask } from '@troupe/contract/email-settings'
import {
  type MailboxReadingState,
  proposeImapServer,
  type ReadingFailureKind,
} from '@troupe/contract/mail/mailbox-reading'
import type { ReceivedMail } from '@troupe/contract/mail/received-mails'
import { type Message, say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import type { MailboxReadingRow, ReceivedMailRow } from '../../../database/tables/email-settings-tables.ts'
import type { ImapAccount } from './mailbox-reader-port.ts'

/** Says what to do about a failure, with the server's reply if there is one. */
export function explainFailure(kind: ReadingFailureKind, reply: string): Message {
  const meaning = say(`mailbox_reading.${kind}`)
  return reply === '' ? meaning : say('mailbox_reading.explained', { meaning, reply })
}

export function presentReading({
  row,
  smtp,
}: {
  row: MailboxReadingRow | undefined
  smtp: ImapAccount | undefined
}): MailboxReadingState {
  return {
    reading: row
      ? {
          host: row.host ?? '',
          port: row.port ?? 0,
          user: row.login,
          password: row.pass_sealed === null ? '' : secretMask,
          since: row.since.toISOString(),
          last_read_at: row.last_read_at?.toISOString() ?? null,
          failure: row.failure && {
            kind: row.failure,
            ...tellMessage(say(`mailbox_reading.${row.failure}`)),
            reply: row.failure_reply,
          },
        }
      : null,
    proposal: smtp ? proposeImapServer(smtp.host) : null,
  }
}

export function presentReceivedMail(row: Omit<ReceivedMailRow, 'thread_id' | 'html' | 'reply_to'>): ReceivedMail {
  return {
    id: row.id,
    campaign_id: row.campaign_id,
    kind: row.kind,
    from_name: row.from_name,
    from_address: row.from_address,
    subject: row.subject,
    text: row.text,
    is_permanent: row.is_permanent,
    received_at: row.received_at.toISOString(),
  }
}
