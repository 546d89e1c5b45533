import { emailProviderFacts } from '@troupe/contract/mail/email-provider'
import { say } from '@troupe/contract/messages/message'
import type { Database } from '../../../database/database.ts'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import { MailError, type MailTransports } from '../context/mail-transport-port.ts'
import * as notifications from '../notifications/notification-repository.ts'
import { isTooManyUnconfirmed, toAccountPause, toProbePause, toUnconfirmedPause } from './mailbox-pauses.ts'
import * as pauses from './pause-repository.ts'

interface PauseParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
}

const nameOf = ({ provider }: Pick<MailboxRow, 'provider'>) => emailProviderFacts[provider].shortName

/** Account errors in a row after which the mailbox's campaigns are paused. */
const mostAccountErrors = 10

/**
 * Pauses the mailbox, longer each time, and notifies its owner. After ten errors in a row, its campaigns are paused
 * until the user resumes them.
 */
export async function noteAccountError(
  { database, clock, log }: PauseParts,
  mailbox: MailboxRow,
  reason: string,
): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + toAccountPause(mailbox.account_errors + 1))
  const errors = await pauses.pauseForAccount(database.kysely, { id: mailbox.id, until, reason })
  log.warn({ event: 'mailbox-paused', mailboxId: mailbox.id, until, errors }, 'a mailbox rests')
  if (errors >= mostAccountErrors) return pauseCampaigns({ database, clock, log }, mailbox, { errors, reason })
  await notifications.put(database.kysely, {
    workspaceId: null,
    userId: mailbox.user_id,
    kind: 'mailbox_paused',
    campaignId: null,
    about: mailbox.provider,
    message: say('notifications.account_rests', { provider: nameOf(mailbox), reason }),
    now,
  })
}

async function pauseCampaigns(
  { database, clock, log }: PauseParts,
  { id, provider }: MailboxRow,
  { errors, reason }: { errors: number; reason: string },
): Promise<void> {
  const paused = await pauses.pauseCampaigns(database.kysely, id)
  for (const campaign of paused) {
    log.warn({ event: 'campaign-paused', campaignId: campaign.id, errors }, 'the mail account refuses for good')
    await notifications.put(database.kysely, {
      workspaceId: campaign.workspace_id,
      userId: campaign.created_by,
      kind: 'campaign_paused',
      campaignId: campaign.id,
      about: campaign.id,
      message: say('notifications.account_refuses', {
        subject: campaign.name ?? campaign.subject,
        provider: nameOf({ provider }),
        count: errors,
        reason,
      }),
      now: clock.now(),
    })
  }
}

/** Resets the account's errors, since it works again. */
export async function noteSuccess({ database }: PauseParts, mailboxId: string): Promise<void> {
  await pauses.forgiveErrors(database.kysely, mailboxId)
}

/**
 * Counts a mail that the server received without confirming it. The second in a row pauses the mailbox until a test
 * connection succeeds, and notifies its owner; after such a pause, the first is enough.
 */
export async function noteUnconfirmed(parts: PauseParts, mailbox: MailboxRow, reply: string): Promise<void> {
  const { database, clock, log } = parts
  const counts = await pauses.countUnconfirmed(database.kysely, mailbox.id)
  if (!counts || !isTooManyUnconfirmed(counts)) return
  const now = clock.now()
  const count = counts.unconfirmed_pauses + 1
  const until = new Date(now.getTime() + toUnconfirmedPause(count))
  if (!(await pauses.pauseUnconfirmed(database.kysely, { id: mailbox.id, until, reason: reply }))) return
  log.warn(
    { event: 'mailbox-paused', cause: 'unconfirmed', mailboxId: mailbox.id, until, pauses: count },
    'a mail server confirms nothing',
  )
  await notifications.put(database.kysely, {
    workspaceId: null,
    userId: mailbox.user_id,
    kind: 'mailbox_paused',
    campaignId: null,
    about: mailbox.provider,
    message: say('notifications.mailbox_unconfirmed', { provider: nameOf(mailbox), reply }),
    now,
  })
}

interface ProbeParts extends PauseParts {
  readonly transports: Pick<MailTransports, 'probe'>
}

/**
 * Makes a test connection for a mailbox that is paused for unconfirmed mails. Success ends the pause; a failure delays
 * the next test connection.
 * @returns whether the mailbox may send.
 */
export async function probeMailbox(
  { database, clock, log, transports }: ProbeParts,
  { id, user_id, provider, sender_id, failed_probes }: MailboxRow,
): Promise<boolean> {
  try {
    await transports.probe(user_id, provider, sender_id)
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const until = new Date(clock.now().getTime() + toProbePause(failed_probes + 1))
    await pauses.putOffProbe(database.kysely, { id, until, reason: error.text })
    return false
  }
  await pauses.endUnconfirmedPause(database.kysely, id)
  log.info({ event: 'mailbox-resumed', mailboxId: id }, 'a mail server answers a test connection')
  return true
}
