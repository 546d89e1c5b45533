import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables/tables.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Logger } from '../../lib/logger.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import type { Telemetry } from '../../telemetry/telemetry.ts'
import type { RateLimits } from '../accounts/limits/rate-limits.ts'
import type { WebhookTransport } from './webhook-transport-port.ts'

/** Dependencies of the use cases. Each use case picks those it needs. */
export interface WebhookContext {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: JobQueue
  readonly telemetry: Telemetry
  readonly secrets: SecretBox
  readonly rateLimits: RateLimits
  readonly transport: WebhookTransport
}

/**
 * Enqueues the sending of deliveries. They are stored and looked for periodically, so a queue failure is only logged.
 */
export async function wakeWebhookSender({ jobs, log }: Pick<WebhookContext, 'jobs' | 'log'>): Promise<void> {
  try {
    await jobs.enqueue('send-webhooks')
  } catch (error) {
    log.warn({ err: error }, 'webhooks wait for the next look')
  }
}
