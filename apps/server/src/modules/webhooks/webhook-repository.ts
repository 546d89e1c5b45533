import type { WebhookEventType } from '@troupe/contract/webhook-events'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { WebhookOffReason, WebhookRow } from '../../database/tables/webhook-tables.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'

const columns = [
  'id',
  'workspace_id',
  'created_by',
  'url',
  'description',
  'events',
  'secret_sealed',
  'previous_secret_sealed',
  'previous_secret_until',
  'failing_since',
  'off_reason',
  'off_since',
  'created_at',
  'updated_at',
] as const

/** Identifies an endpoint of a workspace. */
export interface OwnWebhook {
  readonly workspaceId: string
  readonly id: string
}

export async function list(db: Executor, workspaceId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhooks')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Counts the workspace's endpoints and blocks new ones until the transaction ends. */
export async function countForAdding(transaction: Executor, workspaceId: string): Promise<number> {
  await transaction.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute()
  const { count } = await transaction
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return count
}

interface NewWebhook extends Member {
  readonly url: string
  readonly events: WebhookEventType[]
  readonly description: string
  readonly secretSealed: string
  readonly now: Date
}

export async function insert(
  db: Executor,
  { workspaceId, userId, secretSealed, now, ...given }: NewWebhook,
): Promise<WebhookRow> {
  return db
    .insertInto('webhooks')
    .values({
      ...given,
      workspace_id: workspaceId,
      created_by: userId,
      secret_sealed: secretSealed,
      created_at: now,
      updated_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function find(db: Executor, { workspaceId, id }: OwnWebhook): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhooks')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Like `find`, but locks the row until the transaction ends. An endpoint is always locked before its deliveries. */
export async function lock(transaction: Executor, { workspaceId, id }: OwnWebhook): Promise<WebhookRow | undefined> {
  return transaction
    .selectFrom('webhooks')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type WebhookFields = Partial<Omit<WebhookRow, 'id' | 'workspace_id' | 'created_by' | 'created_at'>>

export async function update(db: Executor, id: string, fields: WebhookFields): Promise<WebhookRow> {
  return db.updateTable('webhooks').set(fields).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()
}

/** Deletes an endpoint of the workspace. @returns whether it existed. */
export async function remove(db: Executor, { workspaceId, id }: OwnWebhook): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * The workspace's enabled endpoints that have subscribed to the event; they cannot be deleted until the transaction ends.
 */
export async function listWanting(
  transaction: Executor,
  { workspaceId, type }: { readonly workspaceId: string; readonly type: WebhookEventType },
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('webhooks')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('off_reason', 'is', null)
    .where(sql<boolean>`${type} = any(events)`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** Records a successful delivery. */
export async function noteSuccess(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute()
}

/** Locks an endpoint until the transaction ends. @returns whether it is there and on. */
export async function lockEnabled(transaction: Executor, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', id)
    .where('off_reason', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Records a failed automatic attempt. Returns since when the endpoint has been failing, and the member to be told: its
 * maker, or else an owner of the workspace, whose account is not deactivated; undefined if it was deleted or is off.
 */
export async function noteFailure(
  transaction: Executor,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<{ failingSince: Date; userId: string } | undefined> {
  const { rows } = await sql<{ failingSince: Date; userId: string }>`
    update webhooks set failing_since = coalesce(failing_since, ${now}) where id = ${id} and off_reason is null
    returning failing_since as "failingSince", coalesce((
      select users.id from workspace_members join users on users.id = user_id
      where workspace_id = webhooks.workspace_id and (role = 'owner' or users.id = created_by) and deactivated_at is null
      order by users.id is distinct from created_by, joined_at, users.id limit 1
    ), created_by) as "userId"`.execute(transaction)
  return rows[0]
}

/**
 * Ends the failing time of an endpoint that nothing automatic waits for: nothing was sent to it until its next failure,
 * which therefore counts from its own time.
 * @returns whether nothing waits.
 */
export async function endFailingOfIdle(transaction: Executor, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries')
            .select('webhook_deliveries.id')
            .where('webhook_id', '=', id)
            .where('next_attempt_at', 'is not', null)
            .where('by_hand', '=', false),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function switchOff(
  transaction: Executor,
  { id, reason, now }: { readonly id: string; readonly reason: WebhookOffReason; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('webhooks')
    .set({ off_reason: reason, off_since: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}
