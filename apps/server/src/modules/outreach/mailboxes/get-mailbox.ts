import { getDefaultPace } from '@troupe/contract/mail/mailboxes'
import type { Executor } from '../../../database/database.ts'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import * as mailboxes from './mailbox-repository.ts'

/** The mail server of a user's provider, as it is configured now. */
export interface MailServer {
  readonly host: string
  /** Whether mails to it leave this machine: only then is there a provider that mistrusts a new mailbox. */
  readonly isOutside: boolean
}

/** Reads the mail server; not within a transaction, since it may ask other systems. */
export async function findMailServer(
  { transports }: Pick<OutreachContext, 'transports'>,
  { userId, provider, senderId }: mailboxes.MailboxChoice,
): Promise<MailServer> {
  const [host, isOutside] = await Promise.all([
    transports.findSendingHost(userId, provider, senderId),
    transports.leavesMachine(userId, provider, senderId),
  ])
  return { host: host.toLowerCase(), isOutside }
}

/**
 * The mailbox of a user, created if there is none. A new one starts slowly, and so does one that was moved to
 * another mail server.
 */
export async function getMailbox(
  db: Executor,
  { server, now, ...choice }: mailboxes.MailboxChoice & { server: MailServer; now: Date },
): Promise<MailboxRow> {
  const pace = getDefaultPace(server.host)
  const row = await mailboxes.getOrCreate(db, { ...choice, pace, server, now })
  if (row.sending_host === server.host) return row
  // Where a mailbox of an earlier release was before is not known.
  const isMoved = row.sending_host !== null
  return mailboxes.move(db, row.id, { host: server.host, ...(isMoved ? { slowStart: server.isOutside } : {}) })
}
