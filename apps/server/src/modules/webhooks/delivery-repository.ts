import type { WebhookMessageType } from '@troupe/contract/webhook-events'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { WebhookDeliveryRow } from '../../database/tables/webhook-tables.ts'
import * as webhooks from './webhook-repository.ts'

const columns = [
  'id',
  'webhook_id',
  'type',
  'attempts',
  'next_attempt_at',
  'attempted_at',
  'delivered_at',
  'answer_status',
  'answer_ms',
  'problem',
  'created_at',
] as const

/** A delivery without its content. */
export type ListedDelivery = Pick<WebhookDeliveryRow, (typeof columns)[number]>

interface NewDelivery {
  readonly webhookId: string
  readonly type: WebhookMessageType
  readonly data: object
  readonly isByHand?: boolean
  readonly now: Date
}

/** Adds deliveries that are due immediately. */
export async function insertAll(db: Executor, given: readonly NewDelivery[]): Promise<ListedDelivery[]> {
  if (given.length === 0) return []
  return db
    .insertInto('webhook_deliveries')
    .values(
      given.map(({ webhookId, type, data, isByHand = false, now }) => ({
        webhook_id: webhookId,
        type,
        data: JSON.stringify(data),
        by_hand: isByHand,
        next_attempt_at: now,
        created_at: now,
      })),
    )
    .returning(columns)
    .execute()
}

/** A page of an endpoint's deliveries, newest first. */
export async function list(
  db: Executor,
  { webhookId, limit, offset }: { webhookId: string; limit: number; offset: number },
): Promise<ListedDelivery[]> {
  return db
    .selectFrom('webhook_deliveries')
    .select(columns)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Makes a delivery due now by hand, whatever its state. @returns undefined if there is none. */
export async function makeDue(
  db: Executor,
  { webhookId, id, now }: { webhookId: string; id: string; now: Date },
): Promise<ListedDelivery | undefined> {
  return db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now, delivered_at: null, by_hand: true })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** A delivery claimed by this process, with all that is needed to send it. */
export interface ClaimedDelivery {
  readonly id: string
  readonly webhookId: string
  readonly workspaceId: string
  readonly type: WebhookMessageType
  readonly data: object
  readonly createdAt: Date
  /** Whether a person sent it, so that a failure does not count against the endpoint. */
  readonly isByHand: boolean
  /** Number of this attempt, which distinguishes it from later ones. */
  readonly attempts: number
  readonly url: string
  readonly secretSealed: string
  readonly previousSecretSealed: string | null
  readonly previousSecretUntil: Date | null
}

interface Claim {
  readonly now: Date
  /** When another process may claim them, should this one end. */
  readonly until: Date
  /** Endpoints that this process is currently sending to. */
  readonly busy: readonly string[]
  /** Endpoints take turns in the order of their ids, beginning after this one. */
  readonly after: string
  readonly limit: number
}

/** An id before that of every endpoint. */
export const noTurnYet = '00000000-0000-0000-0000-000000000000'

/**
 * Claims the oldest due delivery of each of up to `limit` endpoints, until `until`. Endpoints are chosen by turns and not
 * by age, so that those with many due deliveries do not hold up the others. Endpoints of workspaces without an active
 * member are skipped. The endpoints are found by leaps through an index, since a silent one may have 10,000 due deliveries.
 */
export async function claimDue(db: Executor, { now, until, busy, after, limit }: Claim): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with recursive waiting (webhook_id) as (
      (select webhook_id from webhook_deliveries where next_attempt_at is not null order by webhook_id limit 1)
      union all
      select (
        select webhook_id from webhook_deliveries
        where next_attempt_at is not null and webhook_id > waiting.webhook_id order by webhook_id limit 1
      ) from waiting where webhook_id is not null
    ),
    chosen as (
      select first.id from (
        select webhook_id from waiting
        where exists (
            select from webhook_deliveries as due where due.webhook_id = waiting.webhook_id and next_attempt_at <= ${now}
          )
          and webhook_id <> all(${busy}::uuid[])
          and webhook_id not in (
            select webhooks.id from webhooks where not exists (
              select from workspace_members join users on users.id = workspace_members.user_id
              where workspace_members.workspace_id = webhooks.workspace_id and users.deactivated_at is null
            )
          )
        order by webhook_id <= ${after}::uuid, webhook_id limit ${limit}
      ) as endpoints
      cross join lateral (
        select id from webhook_deliveries
        where webhook_deliveries.webhook_id = endpoints.webhook_id and next_attempt_at <= ${now}
        order by next_attempt_at limit 1 for update skip locked
      ) as first
    )
    update webhook_deliveries set next_attempt_at = ${until}, attempted_at = ${now}, attempts = attempts + 1
    from chosen, webhooks
    where webhook_deliveries.id = chosen.id and webhooks.id = webhook_deliveries.webhook_id
    returning webhook_deliveries.id, webhook_id as "webhookId", workspace_id as "workspaceId", type, data,
      webhook_deliveries.created_at as "createdAt", by_hand as "isByHand", attempts, url, secret_sealed as "secretSealed",
      previous_secret_sealed as "previousSecretSealed", previous_secret_until as "previousSecretUntil"`.execute(db)
  return rows
}

/** Identifies the attempt that an outcome belongs to; outcomes of superseded attempts are ignored. */
type Attempt = Pick<ClaimedDelivery, 'id' | 'attempts'>

interface Answered {
  readonly status: number | null
  readonly milliseconds: number
}

export async function markDelivered(
  db: Executor,
  { id, attempts }: Attempt,
  { status, milliseconds, now }: Answered & { readonly now: Date },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      next_attempt_at: null,
      delivered_at: now,
      answer_status: status,
      answer_ms: milliseconds,
      problem: null,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

/** Deliveries to an endpoint that is off are not retried. */
export async function markFailed(
  db: Executor,
  { id, attempts }: Attempt,
  {
    status,
    milliseconds,
    problem,
    nextAttempt,
  }: Answered & { readonly problem: string; readonly nextAttempt: Date | undefined },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({
      next_attempt_at: sql<Date | null>`case when next_attempt_at is not null then ${nextAttempt ?? null}::timestamptz end`,
      answer_status: status,
      answer_ms: milliseconds,
      problem,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

/** Gives up all waiting deliveries of an endpoint. */
export async function giveUpWaiting(transaction: Executor, webhookId: string, problem: string): Promise<void> {
  await transaction
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: null, problem })
    .where('webhook_id', '=', webhookId)
    .where('next_attempt_at', 'is not', null)
    .execute()
}

/**
 * When the first of several given up automatic deliveries was made since which nothing was delivered to the endpoint and nothing of
 * it was changed; undefined if there is one at most.
 */
export async function findFirstGivenUp(db: Executor, webhookId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date }>`
    select min(created_at) as since from webhook_deliveries
    where webhook_id = ${webhookId} and next_attempt_at is null and delivered_at is null and not by_hand
      and created_at >= (select updated_at from webhooks where id = ${webhookId})
      and attempted_at > coalesce(
        (select max(delivered_at) from webhook_deliveries where webhook_id = ${webhookId}), '-infinity'::timestamptz
      )
    having count(*) > 1`.execute(db)
  return rows[0]?.since
}

export async function countDue(db: Executor, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('next_attempt_at', '<=', now)
    .executeTakeFirstOrThrow()
  return count
}

export async function dropBefore(db: Executor, time: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', time).execute()
}

/**
 * Removes an erased creator from past and future messages; messages about no other creator are deleted. Endpoints that
 * nothing waits for any more are no longer failing.
 */
export async function forgetToldCreator(transaction: Executor, { id }: { readonly id: number }): Promise<void> {
  const one = { id: String(id) }
  const isOfSeveral = sql`data @> ${JSON.stringify({ creators: [one] })}::jsonb`
  const isOfOne = sql`data @> ${JSON.stringify({ creator: one })}::jsonb`
  // Locks the endpoints before their deliveries, as everywhere, so that two nodes cannot deadlock.
  const { rows: failing } = await sql<{ id: string }>`
    select id from webhooks
    where failing_since is not null
      and id in (select webhook_id from webhook_deliveries where ${isOfSeveral} or ${isOfOne})
    order by id for no key update`.execute(transaction)
  await sql`
    update webhook_deliveries set data = jsonb_set(data, '{creators}', (
      select coalesce(jsonb_agg(creator), '[]') from jsonb_array_elements(data -> 'creators') as creator
      where creator ->> 'id' <> ${one.id}))
    where ${isOfSeveral}`.execute(transaction)
  await sql`delete from webhook_deliveries where data -> 'creators' = '[]' or ${isOfOne}`.execute(transaction)
  for (const endpoint of failing) await webhooks.endFailingOfIdle(transaction, endpoint.id)
}
