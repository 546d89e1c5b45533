import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import { createSecretBox } from '../../lib/secret-box.ts'
import { throttleLog } from '../../lib/throttle-log.ts'
import { createRateLimits } from '../accounts/limits/rate-limits.ts'
import { DeliverySender } from './delivery-sender.ts'
import type { WebhookContext } from './webhook-context.ts'
import { bindWebhookEndpoints } from './webhook-routes.ts'

export interface WebhooksOptions extends Omit<WebhookContext, 'db' | 'secrets' | 'rateLimits'> {
  readonly database: Database
  /** The installation's secret, from which this module derives its keys. */
  readonly secretKey: Buffer
}

export interface Webhooks {
  readonly endpoints: BoundEndpoint[]
  readonly sender: DeliverySender
  /** Starts sending in this process. */
  startWorkers(): Promise<void>
  /** Waits for the attempts in progress. */
  stop(): Promise<void>
}

/**
 * Creates the module: reports events to users' own programs, in messages that are signed, retried and kept for a while.
 */
export function createWebhooks({ database, secretKey, ...parts }: WebhooksOptions): Webhooks {
  const context: WebhookContext = {
    ...parts,
    log: throttleLog(parts.log),
    db: database.kysely,
    secrets: createSecretBox(secretKey, 'webhooks'),
    rateLimits: createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), parts.clock),
  }
  const sender = new DeliverySender(context)
  return {
    endpoints: bindWebhookEndpoints(context),
    sender,
    async startWorkers() {
      await context.jobs.work('send-webhooks', () => sender.wake())
      sender.start()
    },
    stop: () => sender.stop(),
  }
}
