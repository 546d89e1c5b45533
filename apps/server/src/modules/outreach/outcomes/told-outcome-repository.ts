import { type RawBuilder, sql } from 'kysely'
import { isShared } from '../../../database/visible-collections.ts'

/** Enhanced status code (RFC 3463) in the reply of a mail server. */
const statusInReply = '\\m[245][.][0-9]{1,3}[.][0-9]{1,3}\\M'

const recipient = sql`jsonb_build_object('id', recipients.creator_id::text, 'platform', recipients.platform,
  'handle', recipients.handle, 'title', recipients.title)`
const message = sql`jsonb_build_object('id', updated.id, 'campaign_id', updated.campaign_id, 'step', updated.step)`

/**
 * Parts of a `with` clause that store the webhook events of outcomes, so that one statement stores both. They read the
 * parts `given` (outcomes) and `updated` (their mails) of the same clause.
 */
export function tellOutcomes(now: Date): RawBuilder<unknown> {
  const at = now.toISOString()
  return sql`
    subscribed as materialized (
      -- The lock keeps them from being deleted before the deliveries are stored.
      select id, workspace_id, events from webhooks
      where workspace_id in (select workspace_id from updated) and off_reason is null
        and events && array['message.sent', 'message.bounced', 'status.changed']
      for key share
    ),
    told as (
      insert into webhook_deliveries (webhook_id, type, data, next_attempt_at, created_at)
      select subscribed.id, event.type, event.data, ${now}::timestamptz, ${now}::timestamptz
      from subscribed
      join updated on updated.workspace_id = subscribed.workspace_id
      join given on given.id = updated.id
      join recipients on recipients.id = updated.recipient_id and recipients.email is not null
      cross join lateral (
        select 'message.sent' as type, jsonb_build_object('message', ${message}, 'creator', ${recipient},
          'sent_at', ${at}::text) as data
        where updated.state = 'sent'
        union all
        select 'message.bounced', jsonb_build_object('message', ${message}, 'creator', ${recipient},
          'is_permanent', true, 'status', substring(given.reply from ${statusInReply}), 'bounced_at', ${at}::text)
        where updated.state = 'failed' and given.outcome = 'recipient'
        union all
        ${statusesChangedBySending(at)}
      ) as event
      where event.type = any(subscribed.events)
    )`
}

/**
 * Parts of a `with` clause that store the webhook events of mails that turned out to be sent, which the part `updated` of
 * the same clause names. The mails' time is that of the attempt.
 */
export function tellSettled(now: Date): RawBuilder<unknown> {
  return sql`
    subscribed as materialized (
      -- The lock keeps them from being deleted before the deliveries are stored.
      select id, workspace_id, events from webhooks
      where workspace_id in (select workspace_id from updated) and off_reason is null
        and events && array['message.sent', 'status.changed']
      for key share
    ),
    told as (
      insert into webhook_deliveries (webhook_id, type, data, next_attempt_at, created_at)
      select subscribed.id, event.type, event.data, ${now}::timestamptz, ${now}::timestamptz
      from subscribed
      join updated on updated.workspace_id = subscribed.workspace_id
      join recipients on recipients.id = updated.recipient_id and recipients.email is not null
      cross join lateral (
        select 'message.sent' as type, jsonb_build_object('message', ${message}, 'creator', ${recipient},
          'sent_at', to_char(updated.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as data
        union all
        ${statusesChangedBySending(now.toISOString())}
      ) as event
      where event.type = any(subscribed.events)
    )`
}

/** The first mail to a creator makes the status that no person has set `contacted`, also if it came back once before. */
function statusesChangedBySending(at: string): RawBuilder<unknown> {
  return sql`
    select 'status.changed', jsonb_build_object(
      'collection', jsonb_build_object('id', collections.id, 'name', collections.name), 'creator', ${recipient},
      'status', 'contacted', 'previous_status', member.status, 'changed_at', ${at}::text)
    from collection_creators as member join collections on collections.id = member.collection_id
    where updated.state = 'sent' and updated.step = 0 and updated.soft_bounces = 0 and member.creator_id = recipients.creator_id
      and collections.workspace_id = updated.workspace_id and ${isShared} and not member.status_by_hand and member.status <> 'contacted'
      and not exists (
        select from recipients earlier join messages on messages.recipient_id = earlier.id
        where earlier.creator_id = recipients.creator_id and earlier.workspace_id = updated.workspace_id
          and messages.id <> updated.id and messages.state in ('sent', 'handing', 'unknown')
      )`
}
