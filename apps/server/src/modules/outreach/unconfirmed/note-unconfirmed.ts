import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import type { MailboxRow } from '../../../database/outreach-tables.ts'
import type { Logger } from '../../../logger.ts'
import { providerNames } from '../mail-troubles.ts'
import * as notifications from '../notification-repository.ts'
import { isTooManyUnconfirmed, toUnconfirmedPause } from './unconfirmed-pause.ts'
import * as unconfirmed from './unconfirmed-repository.ts'

interface NoteParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
}

/**
 * Counts a mail that the server took without confirming it. The second in a row pauses the mailbox until a test connection
 * is answered, and its owner is told why; the first mail after such a pause is one too many already.
 */
export async function noteUnconfirmed(parts: NoteParts, mailbox: MailboxRow, reply: string): Promise<void> {
  const { database, clock, log } = parts
  const counts = await unconfirmed.countMail(database.kysely, mailbox.id)
  if (!counts || !isTooManyUnconfirmed(counts)) return
  const now = clock.now()
  const pauses = counts.unconfirmed_pauses + 1
  const until = new Date(now.getTime() + toUnconfirmedPause(pauses))
  if (!(await unconfirmed.pause(database.kysely, { id: mailbox.id, until, reason: reply }))) return
  log.warn(
    { event: 'mailbox-paused', cause: 'unconfirmed', mailboxId: mailbox.id, until, pauses },
    'a mail server confirms nothing',
  )
  await notifications.put(database.kysely, {
    userId: mailbox.user_id,
    kind: 'mailbox_paused',
    campaignId: null,
    about: mailbox.provider,
    message: `Your ${providerNames[mailbox.provider]} mailbox is paused: its server takes mails without confirming them (${reply}). It goes on by itself when a test connection is answered. Mails that wait are kept; those already taken are shown as unknown.`,
    now,
  })
}
