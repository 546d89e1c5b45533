import { sql } from 'kysely'

/**
 * Whether the noted answer of a row of `recipients` is one to its campaign: a mail of the campaign had left, or may
 * have, before the answer was noted.
 */
export const hasAnswered = sql<boolean>`(recipients.replied_at is not null and exists (
  select from messages mailed where mailed.recipient_id = recipients.id and (
    mailed.sent_at <= recipients.replied_at
    or (mailed.state in ('handing', 'unknown') and mailed.first_tried_at <= recipients.replied_at)
  )
))`
