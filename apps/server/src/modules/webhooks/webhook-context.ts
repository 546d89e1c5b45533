import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Logger } from '../../logger.ts'
import type { SecretBox } from '../../secret-box.ts'
import type { Telemetry } from '../../telemetry/telemetry.ts'
import type { RateLimits } from '../accounts/rate-limits.ts'
import type { WebhookTransport } from './webhook-transport-port.ts'

/** What the use cases of webhooks work with; each names the parts it takes. */
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
