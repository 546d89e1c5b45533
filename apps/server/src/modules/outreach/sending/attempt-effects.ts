import { say } from '@troupe/contract/messages/message'
import type { Database } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import * as campaigns from '../campaigns/campaign-repository.ts'
import type { AttemptResult } from '../mails/mail-states.ts'
import * as messages from '../mails/message-repository.ts'
import { toEmailKey } from '../mails/recipient-choice.ts'
import * as notifications from '../notifications/notification-repository.ts'
import { notifyUnknownOutcomes } from '../notifications/notify-unknown-outcomes.ts'
import * as suppressions from '../suppressions/suppression-repository.ts'
import type { ClaimedMail } from './claim-repository.ts'

interface EffectParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
}

/** More than 3 refusals among the last 100 mails harm the mailbox; a sample under 30 is too small to tell. */
const refusalSample = { size: 100, least: 30, most: 3 }
/** RFC 3463: the address itself is wrong (no such mailbox, moved, bad domain). */
const badAddress = /\b5\.1\.(?:1|2|3|6|10)\b/

/** Effects of an attempt beyond the mail's state: notifies its owner, suppresses a bad address, pauses the campaign. */
export async function applyEffects(parts: EffectParts, mail: ClaimedMail, result: AttemptResult): Promise<void> {
  const { database, clock } = parts
  if (result.outcome === 'unknown') {
    await notifyUnknownOutcomes(database.kysely, [mail.campaign_id], clock.now())
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
  await pauseForRefusals(parts, mail.campaign_id)
}

async function pauseForRefusals({ database, clock, log }: EffectParts, campaignId: string): Promise<void> {
  const { tried, refused } = await messages.countLatestRefusals(database.kysely, campaignId, refusalSample.size)
  if (tried < refusalSample.least || refused <= refusalSample.most) return
  const paused = await campaigns.pauseRunning(database.kysely, campaignId, 'too_many_refusals')
  if (!paused) return
  log.warn({ event: 'campaign-paused', campaignId, tried, refused }, 'too many addresses are refused')
  await notifications.put(database.kysely, {
    workspaceId: paused.workspace_id,
    userId: paused.created_by,
    kind: 'campaign_paused',
    campaignId,
    about: campaignId,
    message: say('notifications.refused_addresses', { subject: paused.name ?? paused.subject, refused, tried }),
    now: clock.now(),
  })
}
