import { type EmailProvider, emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { isLastingFailure, isUnread, type ReadingFailureKind } from '@troupe/contract/mail/mailbox-reading'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import type { MailboxReadingRow } from '../../../database/tables/email-settings-tables.ts'
import * as notifications from './notification-repository.ts'

const kind = 'mailbox_unread'

type Reading = MailboxReadingRow & { readonly provider: EmailProvider }

/**
 * Notifies the owner of a mailbox, once, that answers can no longer be read from it. A first failure that may pass is
 * not told of: after a long stop of the server, the network may not be up yet.
 * @param reading the mailbox as it was before the failure.
 */
export async function tellMailboxUnread(
  db: Executor,
  reading: Reading,
  { failure, now }: { failure: ReadingFailureKind; now: Date },
): Promise<void> {
  const { user_id: userId, mailbox_id: about, last_read_at: lastReadAt, created_at: createdAt } = reading
  if (reading.failure === null && !isLastingFailure(failure)) return
  const lastGood = lastReadAt ?? createdAt
  if (!isUnread({ failure: { kind: failure }, last_read_at: lastGood.toISOString() }, now)) return
  if (await notifications.isToldSince(db, { userId, kind, about, since: lastGood })) return
  await notifications.put(db, {
    workspaceId: null,
    userId,
    kind,
    campaignId: null,
    about,
    message: say('notifications.mailbox_unread', { mailbox: nameMailbox(reading) }),
    now,
  })
}

/** Marks the notification of a mailbox as read, since answers are read from it again, or are no longer to be. */
export async function settleMailboxUnread(
  db: Executor,
  { user_id: userId, mailbox_id: about }: Pick<MailboxReadingRow, 'user_id' | 'mailbox_id'>,
  now: Date,
): Promise<void> {
  await notifications.markAboutRead(db, { userId, kind, about, now })
}

/** The address that is read, after the server for IMAP; the provider before it is known. */
function nameMailbox({ account, provider }: Reading): string {
  return account?.split(' ').at(-1) ?? emailProviderFacts[provider].shortName
}
