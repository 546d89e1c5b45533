import type { RetriableReason } from '@troupe/contract/campaigns'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

/**
 * Whether a failed mail (of `messages`, with its `recipients`) may be sent again: no server has taken it, not even late, its
 * address is neither suppressed nor erased, and its reader has not answered meanwhile.
 */
export const mayBeRetried = sql<boolean>`messages.state = 'failed' and messages.reason in ('gave_up', 'refused')
  and (messages.step = 0 or recipients.replied_at is null) and recipients.email is not null
  and not exists (
    select from suppressions
    where suppressions.user_id = messages.user_id and suppressions.email_key = recipients.email_key
  )
  and not exists (
    select from attempts where attempts.message_id = messages.id and attempts.outcome = 'accepted'
  )`

interface Retry {
  readonly campaignId: string
  readonly reasons: readonly RetriableReason[]
  readonly now: Date
}

/**
 * Queues the failed mails of a campaign anew, with all their tries before them; how many. They keep their Message-ID: who
 * refused them has not seen it, and who did take one against its word sees that it is the same.
 */
export async function requeueFailed(db: Executor, { campaignId, reasons, now }: Retry): Promise<number> {
  const result = await sql`
    update messages set state = 'queued', reason = null, detail = null, due_at = ${now}, deferrals = 0,
      first_tried_at = null, fence = fence + 1, updated_at = ${now}
    from recipients
    where messages.campaign_id = ${campaignId} and messages.reason = any(${reasons}::text[])
      and recipients.id = messages.recipient_id and ${mayBeRetried}`.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}
