import { emailProviderFacts, emailProviders } from '@troupe/contract/mail/email-provider'
import { getDefaultPace, type Mailbox, type MailboxSettings } from '@troupe/contract/mail/mailboxes'
import type { MailboxRow } from '../../../database/tables/outreach-tables.ts'
import { days } from '../../../lib/durations.ts'
import { enqueueSending, type OutreachContext } from '../context/outreach-context.ts'
import { findSlowStart } from '../limits/slow-start.ts'
import { findMailServer, getMailbox } from './get-mailbox.ts'
import { isResting, presentPause } from './mailbox-pauses.ts'
import * as mailboxes from './mailbox-repository.ts'
import * as pauses from './pause-repository.ts'

type Parts = Pick<OutreachContext, 'database' | 'clock' | 'transports'>

/**
 * The user's mailboxes, one for each provider, whether or not it has been used. Reading creates none: until a mailbox
 * is used or changed, its pace is the default of the mail server that is configured then.
 */
export async function listMailboxes(parts: Parts, userId: string): Promise<Mailbox[]> {
  const list: Mailbox[] = []
  for (const provider of emailProviders) list.push(await viewMailbox(parts, { userId, provider }))
  return list
}

/** A mailbox of the user as it is shown, whether or not it has been used. */
export async function viewMailbox(parts: Parts, choice: mailboxes.MailboxChoice): Promise<Mailbox> {
  const row = await mailboxes.find(parts.database.kysely, choice)
  return row ? view(parts, row) : viewUnused(parts, choice)
}

/** Sets a mailbox's pace and the other given settings. They apply from the next mail on. */
export async function setPace(
  context: OutreachContext,
  choice: mailboxes.MailboxChoice,
  settings: MailboxSettings,
): Promise<Mailbox> {
  const row = await getOwn(context, choice)
  const now = context.clock.now()
  // A slow start that is under way is not begun anew.
  const slow_start = settings.slow_start && findSlowStart(row, now) ? undefined : settings.slow_start
  await mailboxes.setPace(context.database.kysely, row.id, { ...settings, slow_start }, now)
  await enqueueSending(context)
  return view(context, await getOwn(context, choice))
}

/** Ends a mailbox's pause, and resumes the campaigns that were paused because of its account errors. */
export async function resumeMailbox(context: OutreachContext, choice: mailboxes.MailboxChoice): Promise<Mailbox> {
  const { id } = await getOwn(context, choice)
  const now = context.clock.now()
  await context.database.kysely.transaction().execute(async (transaction) => {
    await pauses.resume(transaction, id, now)
    await pauses.resumeCampaigns(transaction, { mailboxId: id, now })
  })
  await enqueueSending(context)
  return view(context, await getOwn(context, choice))
}

async function getOwn(parts: Parts, choice: mailboxes.MailboxChoice): Promise<MailboxRow> {
  const { database, clock } = parts
  const server = await findMailServer(parts, choice)
  return getMailbox(database.kysely, { ...choice, server, now: clock.now() })
}

async function viewUnused(parts: Parts, choice: mailboxes.MailboxChoice): Promise<Mailbox> {
  const { provider } = choice
  const { host, isOutside } = await findMailServer(parts, choice)
  const pace = getDefaultPace(host)
  return {
    provider,
    pace,
    slow_start: findSlowStart({ slow_start: isOutside, slow_start_at: null, per_day: pace.per_day }, parts.clock.now()),
    sent_last_24_hours: 0,
    max_connections: emailProviderFacts[provider].connections,
    signature: '',
    reply_to: '',
    pause: null,
  }
}

async function view({ database, clock }: Pick<Parts, 'database' | 'clock'>, row: MailboxRow): Promise<Mailbox> {
  const now = clock.now()
  return {
    provider: row.provider,
    pace: { per_minute: row.per_minute, per_day: row.per_day, window: row.sending_window },
    sent_last_24_hours: await mailboxes.countUse(database.kysely, row.id, new Date(now.getTime() - days(1))),
    max_connections: row.max_connections,
    slow_start: findSlowStart(row, now),
    signature: row.signature,
    reply_to: row.reply_to,
    pause: isResting(row, now) ? presentPause(row) : null,
  }
}
