import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { MailboxRow } from '../../database/outreach-tables.ts'
import type { Logger } from '../../logger.ts'
import * as campaigns from './campaign-repository.ts'
import type { ClaimedMail } from './claim-repository.ts'
import { type AttemptResult, toAccountPause } from './mail-states.ts'
import * as mailboxes from './mailbox-repository.ts'
import * as messages from './message-repository.ts'
import * as notifications from './notification-repository.ts'
import { toEmailKey } from './recipient-choice.ts'
import * as suppressions from './suppression-repository.ts'

interface TroubleParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
}

/** A list of which more than 3 of the last 100 are refused harms the mailbox; fewer than 30 say nothing. */
const refusalSample = { size: 100, least: 30, most: 3 }
/** RFC 3463: the address itself is the trouble (no such mailbox, moved, bad domain). */
const badAddress = /\b5\.1\.(?:1|2|3|6|10)\b/

export const providerNames = { smtp: 'SMTP', gmail: 'Gmail' } as const

/** So many refusals of the account in a row do not pass by themselves. */
const mostAccountErrors = 10

/** Has the mailbox rest, longer each time, and its owner told; after ten in a row its campaigns wait for a person. */
export async function noteAccountError(
  { database, clock, log }: TroubleParts,
  mailbox: MailboxRow,
  reason: string,
): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + toAccountPause(mailbox.account_errors + 1))
  const errors = await mailboxes.pause(database.kysely, { id: mailbox.id, until, reason })
  log.warn({ event: 'mailbox-paused', mailboxId: mailbox.id, until, errors }, 'a mailbox rests')
  if (errors >= mostAccountErrors) return pauseForAccount({ database, clock, log }, mailbox, { errors, reason })
  await notifications.put(database.kysely, {
    userId: mailbox.user_id,
    kind: 'mailbox_paused',
    campaignId: null,
    about: mailbox.provider,
    message: `Your ${providerNames[mailbox.provider]} account does not send: ${reason}. It is tried again later; nothing is lost.`,
    now,
  })
}

async function pauseForAccount(
  { database, clock, log }: TroubleParts,
  { id, provider }: MailboxRow,
  { errors, reason }: { errors: number; reason: string },
): Promise<void> {
  const paused = await campaigns.pauseForAccount(database.kysely, id)
  for (const campaign of paused) {
    log.warn({ event: 'campaign-paused', campaignId: campaign.id, errors }, 'the mail account refuses for good')
    await notifications.put(database.kysely, {
      userId: campaign.user_id,
      kind: 'campaign_paused',
      campaignId: campaign.id,
      about: campaign.id,
      message: `"${campaign.subject}" is paused: your ${providerNames[provider]} account refused ${errors} times in a row (${reason}). Check your e-mail configuration, then let it go on.`,
      now: clock.now(),
    })
  }
}

/** The account works again: its errors are forgotten. */
export async function noteSuccess({ database }: TroubleParts, mailboxId: string): Promise<void> {
  await mailboxes.forgiveErrors(database.kysely, mailboxId)
}

/** What follows from an attempt beside the mail's own state: an address that does not exist is not written to again. */
export async function noteTroubles(parts: TroubleParts, mail: ClaimedMail, result: AttemptResult): Promise<void> {
  const { database, clock } = parts
  if (result.outcome === 'unknown') {
    await notifications.putUnknownOutcomes(database.kysely, [mail.campaign_id], clock.now())
  }
  if (result.outcome !== 'recipient') return
  if (badAddress.test(result.reply)) {
    await suppressions.addForCampaign(database.kysely, {
      campaignId: mail.campaign_id,
      email: mail.email,
      emailKey: toEmailKey(mail.email),
      now: clock.now(),
    })
  }
  await pauseWhenTooManyAreRefused(parts, mail.campaign_id)
}

async function pauseWhenTooManyAreRefused({ database, clock, log }: TroubleParts, campaignId: string): Promise<void> {
  const { tried, refused } = await messages.countLatestRefusals(database.kysely, campaignId, refusalSample.size)
  if (tried < refusalSample.least || refused <= refusalSample.most) return
  const paused = await campaigns.pauseForRefusals(database.kysely, campaignId)
  if (!paused) return
  log.warn({ event: 'campaign-paused', campaignId, tried, refused }, 'too many addresses are refused')
  await notifications.put(database.kysely, {
    userId: paused.user_id,
    kind: 'campaign_paused',
    campaignId,
    about: campaignId,
    message: `"${paused.subject}" is paused: ${refused} of the last ${tried} addresses were refused, which harms your mailbox. Look at them, then let it go on.`,
    now: clock.now(),
  })
}
