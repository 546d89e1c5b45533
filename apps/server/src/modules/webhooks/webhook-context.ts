import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables/tables.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Logger } from '../../lib/logger.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import type { Telemetry } from '../../telemetry/telemetry.ts'
import type { RateLimits } from '../accounts/limits/rate-limits.ts'
import type { WebhookTransport } from './webhook-transport-port.ts'

/** Dependencies of the use cases; each picks the ones it needs. */
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

/** Has deliveries sent. They are in the table and looked for again and again, so a queue that does not answer is no failure. */
export async function wakeWebhookSender({ jobs, log }: Pick<WebhookContext, 'jobs' | 'log'>): Promise<void> {
  try {
    await jobs.enqueue('send-webhooks')
  } catch (error) {
    log.warn({ err: error }, 'webhooks wait for the next look')
  }
}
