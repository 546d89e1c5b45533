import type { MemberStatus } from '@troupe/contract/collections'
import { type RawBuilder, sql } from 'kysely'

/**
 * SQL of how far the user's mails to a creator are: unsubscribed, answered, or submitted; null if none has left.
 * @param creatorId the column with the creator's id.
 */
export function creatorProgress(userId: string, creatorId: RawBuilder<number>): RawBuilder<MemberStatus | null> {
  return sql`(
    select case
      when bool_or(unsubscribed_at is not null) then 'declined'
      when bool_or(replied_at is not null) then 'replied'
      when bool_or(exists (
        select from messages where recipient_id = recipients.id and state in ('sent', 'handing', 'unknown')
      )) then 'contacted'
    end
    from recipients where recipients.creator_id = ${creatorId} and recipients.user_id = ${userId}
  )`
}
