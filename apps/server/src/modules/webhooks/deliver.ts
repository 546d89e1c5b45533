import { say } from '@troupe/contract/messages/message'
import type { WebhookMessage } from '@troupe/contract/webhook-events'
import type { Executor } from '../../database/database.ts'
import { noteForUser, wakeNoticeSender } from '../accounts/notices/account-notices.ts'
import type { ClaimedDelivery } from './delivery-repository.ts'
import * as deliveries from './delivery-repository.ts'
import { isGivenUp, isLastAttempt, toNextAttempt } from './retry-schedule.ts'
import { signMessage } from './sign-message.ts'
import { switchOff } from './switch-off.ts'
import type { WebhookContext } from './webhook-context.ts'
import * as webhooks from './webhook-repository.ts'
import type { WebhookAnswer } from './webhook-transport-port.ts'

export type DeliverParts = Pick<WebhookContext, 'db' | 'clock' | 'log' | 'jobs' | 'telemetry' | 'secrets' | 'transport'>

const gone = 410

/** Sends a claimed delivery and records the outcome. A 2xx response means that it was delivered. */
export async function deliver(parts: DeliverParts, claimed: ClaimedDelivery): Promise<void> {
  const { db, clock, telemetry } = parts
  const answer = await send(parts, claimed)
  const { status = null, milliseconds } = answer
  if (status !== null && status >= 200 && status < 300) {
    await webhooks.noteSuccess(db, claimed.webhookId)
    await deliveries.markDelivered(db, claimed, { status, milliseconds, now: clock.now() })
    telemetry.noteWebhook('delivered')
    return
  }
  const willTryAgain = await noteFailure(parts, claimed, answer)
  telemetry.noteWebhook(willTryAgain ? 'failed' : 'given_up')
}

async function send({ clock, secrets, transport }: DeliverParts, claimed: ClaimedDelivery): Promise<WebhookAnswer> {
  const now = clock.now()
  const { id, type, data, createdAt, workspaceId, url } = claimed
  const hasPrevious = claimed.previousSecretUntil !== null && claimed.previousSecretUntil > now
  const sealed = [claimed.secretSealed, hasPrevious ? claimed.previousSecretSealed : null]
  const opened = sealed.flatMap((secret) => secrets.open(secret, workspaceId) ?? [])
  if (opened.length === 0) {
    const problem = say('webhooks.secret_unreadable').text
    return { status: undefined, problem, milliseconds: 0 }
  }
  const message: Omit<WebhookMessage, 'data'> & { data: object } = { type, timestamp: createdAt.toISOString(), data }
  const body = JSON.stringify(message)
  return transport.post({ url, headers: signMessage({ id, body, secrets: opened, now }), body })
}

/**
 * Whether several messages were given up over a long time and none was delivered meanwhile, though they came too seldom for
 * one failing time.
 */
async function isDead(transaction: Executor, id: string, now: Date): Promise<boolean> {
  const since = await deliveries.findFirstGivenUp(transaction, id)
  return since !== undefined && isGivenUp(since, now)
}

/** Records a failed attempt. @returns whether the delivery will be retried. */
async function noteFailure(parts: DeliverParts, claimed: ClaimedDelivery, answer: WebhookAnswer): Promise<boolean> {
  const { db, clock, log } = parts
  const { status = null, milliseconds } = answer
  const { attempts } = claimed
  const now = clock.now()
  const problem = answer.problem ?? say('webhooks.answered', { status: String(status) }).text
  const nextAttempt = toNextAttempt(attempts, now)
  const failure = { claimed, outcome: { status, milliseconds, problem, nextAttempt }, now }
  const { isOff, noticeId } = await db
    .transaction()
    .execute((transaction) =>
      claimed.isByHand ? noteOfHand(transaction, failure) : noteAutomatic(parts, transaction, failure),
    )
  log.debug({ deliveryId: claimed.id, attempts, status, problem }, 'a webhook was not delivered')
  await wakeNoticeSender(parts, noticeId)
  return !isOff && nextAttempt !== undefined
}

interface Failure {
  readonly claimed: ClaimedDelivery
  readonly outcome: Parameters<typeof deliveries.markFailed>[2]
  readonly now: Date
}

interface Noted {
  /** Whether the endpoint is off. */
  readonly isOff: boolean
  readonly noticeId?: string | undefined
}

/** Records the failure of what a person sent: it does not count against the endpoint, which the person watches. */
async function noteOfHand(transaction: Executor, { claimed, outcome }: Failure): Promise<Noted> {
  // Locks the endpoint before its deliveries, as everywhere, so that two nodes cannot deadlock.
  const isOn = await webhooks.lockEnabled(transaction, claimed.webhookId)
  await deliveries.markFailed(transaction, claimed, outcome)
  if (isOn && !outcome.nextAttempt) await webhooks.endFailingOfIdle(transaction, claimed.webhookId)
  return { isOff: !isOn }
}

/** Records the failure of an automatic attempt, and switches the endpoint off if it has failed for too long or is gone. */
async function noteAutomatic(
  parts: DeliverParts,
  transaction: Executor,
  { claimed, outcome, now }: Failure,
): Promise<Noted> {
  const { webhookId: id, attempts } = claimed
  // Locks the endpoint before its deliveries, as everywhere, so that two nodes cannot deadlock.
  const failing = await webhooks.noteFailure(transaction, { id, now })
  await deliveries.markFailed(transaction, claimed, outcome)
  if (!failing) return { isOff: true }
  const isGone = outcome.status === gone
  const isIdle = !outcome.nextAttempt && (await webhooks.endFailingOfIdle(transaction, id))
  const mayBeDead = isIdle && isLastAttempt(attempts)
  const isFailing = isGivenUp(failing.failingSince, now) || (mayBeDead && (await isDead(transaction, id, now)))
  if (!isGone && !isFailing) return { isOff: false }
  await switchOff(transaction, { id, reason: isGone ? 'gone' : 'failing', now })
  const notice = { userId: failing.userId, kind: 'webhook-switched-off' } as const
  return { isOff: true, noticeId: await noteForUser(parts, transaction, notice) }
}
