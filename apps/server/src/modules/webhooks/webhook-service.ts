import { say } from '@troupe/contract/messages/message'
import {
  maxWebhooks,
  type NewWebhook,
  parseWebhookUrl,
  type WebhookChange,
  webhookSecretOverlapHours,
} from '@troupe/contract/webhooks'
import type { WebhookRow } from '../../database/tables/webhook-tables.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'
import { AppError, refuseInput } from '../../lib/app-error.ts'
import { hours } from '../../lib/durations.ts'
import { createWebhookSecret } from './sign-message.ts'
import { switchOff } from './switch-off.ts'
import type { WebhookContext } from './webhook-context.ts'
import * as webhooks from './webhook-repository.ts'

type Parts = Pick<WebhookContext, 'db' | 'clock' | 'secrets' | 'transport'>

/** An endpoint with its new signing secret, which is shown only once. */
export interface WithSecret {
  readonly row: WebhookRow
  readonly secret: string
}

/** The workspace's endpoints, oldest first. */
export function listWebhooks({ db }: Pick<Parts, 'db'>, workspaceId: string): Promise<WebhookRow[]> {
  return webhooks.list(db, workspaceId)
}

/**
 * Registers an endpoint for future events.
 * @throws AppError `invalid_input` for an address that may not be sent to, `conflict` when the workspace already has the
 * maximum number of endpoints.
 */
export async function createWebhook(
  { db, clock, secrets, transport }: Parts,
  { userId, workspaceId }: Member,
  given: NewWebhook,
): Promise<WithSecret> {
  refuseUrl(transport, given.url)
  const secret = createWebhookSecret()
  const row = await db.transaction().execute(async (transaction) => {
    if ((await webhooks.countForAdding(transaction, workspaceId)) >= maxWebhooks) {
      throw new AppError('conflict', say('webhooks.too_many', { max: maxWebhooks }))
    }
    const secretSealed = secrets.seal(secret, workspaceId)
    return webhooks.insert(transaction, { ...given, workspaceId, userId, secretSealed, now: clock.now() })
  })
  return { row, secret }
}

/**
 * Changes the given fields. When an endpoint is switched on or its URL changes, earlier failures no longer count.
 * @throws AppError `not_found`; `invalid_input` as for `createWebhook`.
 */
export async function changeWebhook(
  { db, clock, transport }: Parts,
  own: webhooks.OwnWebhook,
  { enabled, ...given }: WebhookChange,
): Promise<WebhookRow> {
  if (given.url !== undefined) refuseUrl(transport, given.url)
  const now = clock.now()
  return db.transaction().execute(async (transaction) => {
    const row = await webhooks.lock(transaction, own)
    if (!row) throw notFound()
    const isOff = row.off_reason !== null
    if (enabled === false && !isOff) await switchOff(transaction, { id: own.id, reason: 'by_user', now })
    return webhooks.update(transaction, own.id, {
      ...toFields(given),
      ...(enabled && isOff ? { off_reason: null, off_since: null } : {}),
      ...((enabled && isOff) || given.url !== undefined ? { failing_since: null } : {}),
      updated_at: now,
    })
  })
}

/** Deletes an endpoint with all its deliveries. @throws AppError `not_found`. */
export async function deleteWebhook({ db }: Pick<Parts, 'db'>, own: webhooks.OwnWebhook): Promise<void> {
  if (!(await webhooks.remove(db, own))) throw notFound()
}

/**
 * Issues a new secret. For a day, messages are signed with the previous one as well, so that the receiver can switch
 * without missing any. If several are issued within a day, the last two sign.
 * @throws AppError `not_found`.
 */
export async function rotateSecret({ db, clock, secrets }: Parts, own: webhooks.OwnWebhook): Promise<WithSecret> {
  const now = clock.now()
  const secret = createWebhookSecret()
  const row = await db.transaction().execute(async (transaction) => {
    const before = await webhooks.lock(transaction, own)
    if (!before) throw notFound()
    return webhooks.update(transaction, own.id, {
      secret_sealed: secrets.seal(secret, own.workspaceId),
      previous_secret_sealed: before.secret_sealed,
      previous_secret_until: new Date(now.getTime() + hours(webhookSecretOverlapHours)),
      updated_at: now,
    })
  })
  return { row, secret }
}

/** @throws AppError `not_found`. */
export async function getWebhook({ db }: Pick<Parts, 'db'>, own: webhooks.OwnWebhook): Promise<WebhookRow> {
  const row = await webhooks.find(db, own)
  if (!row) throw notFound()
  return row
}

function toFields({ url, events, description }: Omit<WebhookChange, 'enabled'>): webhooks.WebhookFields {
  return {
    ...(url === undefined ? {} : { url }),
    ...(events === undefined ? {} : { events }),
    ...(description === undefined ? {} : { description }),
  }
}

function refuseUrl(transport: Parts['transport'], text: string): void {
  const url = parseWebhookUrl(text)
  const refusal = url ? transport.refuse(url) : say('webhooks.not_an_address')
  if (refusal) throw refuseInput(refusal, { loc: ['body', 'url'], type: 'custom' })
}

function notFound(): AppError {
  return new AppError('not_found', say('webhooks.unknown'))
}
