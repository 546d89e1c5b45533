import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/endpoint-binding.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Logger } from '../../logger.ts'
import { deriveKey } from '../../secret-key.ts'
import { silentTelemetry, type Telemetry } from '../../telemetry/telemetry.ts'
import { throttleLog } from '../../throttle-log.ts'
import { createRateLimits } from '../accounts/rate-limits.ts'
import { createErasures } from '../discovery/erasures.ts'
import { bindCampaignEndpoints } from './campaign-routes.ts'
import type { MailTransports } from './mail-transport-port.ts'
import { refreshStatistics } from './message-repository.ts'
import type { OutreachContext } from './outreach-context.ts'
import { bindOutreachEndpoints } from './outreach-routes.ts'
import { SendingEngine } from './sending-engine.ts'
import { bindSuppressionEndpoints } from './suppression-routes.ts'
import { bindTemplateEndpoints } from './template-routes.ts'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

export interface OutreachOptions {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  /** Without it nobody watches. */
  readonly telemetry?: Telemetry
  /** The installation's secret; a key of its own is derived from it for each purpose. */
  readonly secretKey: Buffer
  readonly transports: MailTransports
  /** The public address, without a slash at its end; asked for with each mail. */
  getPublicUrl(): string
}

export interface Outreach {
  readonly endpoints: BoundEndpoint[]
  readonly engine: SendingEngine
  /** Has this process send. */
  startWorkers(): Promise<void>
  /** Finishes the mails in hand and gives the others back. */
  stop(): Promise<void>
}

/** Campaigns: mails to creators from the users' own mailboxes. */
export function createOutreach(options: OutreachOptions): Outreach {
  const { database, clock, telemetry = silentTelemetry, jobs, secretKey, transports } = options
  const log = throttleLog(options.log, ['mailboxId', 'campaignId'])
  const tokens = createUnsubscribeTokens(deriveKey(secretKey, 'unsubscribe'))
  const links = createUnsubscribeLinks(tokens, options.getPublicUrl)
  const rateLimits = createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), clock)
  const erasures = createErasures(secretKey)
  const context: OutreachContext = { database, clock, log, jobs, transports, tokens, links, rateLimits, erasures }
  const engine = new SendingEngine({ database, clock, log, telemetry, transports, links, erasures })
  return {
    endpoints: [
      ...bindOutreachEndpoints(context),
      ...bindCampaignEndpoints(context),
      ...bindTemplateEndpoints(context),
      ...bindSuppressionEndpoints(context),
    ],
    engine,
    async startWorkers() {
      await jobs.work('send-mails', () => engine.wake())
      await jobs.work('refresh-mail-statistics', () => refreshStatistics(database.kysely))
      engine.start()
    },
    stop: () => engine.stop(),
  }
}
