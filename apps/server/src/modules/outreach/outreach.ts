import type { OperatorBasis } from '@troupe/contract/law/data-origins'
import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { noImagePaths, type ToImagePath } from '../../images/image-paths.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Clock } from '../../lib/clock.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import type { Logger } from '../../lib/logger.ts'
import { createSecretBox } from '../../lib/secret-box.ts'
import { throttleLog } from '../../lib/throttle-log.ts'
import { silentTelemetry, type Telemetry } from '../../telemetry/telemetry.ts'
import { createRateLimits } from '../accounts/limits/rate-limits.ts'
import { createErasures } from '../discovery/catalogue/erasing/erasures.ts'
import { bindCampaignEndpoints } from './campaigns/campaign-routes.ts'
import { bindChangingEndpoints } from './campaigns/changing/changing-routes.ts'
import { bindCompanyAddressEndpoints } from './company/company-address-routes.ts'
import { bindContactEndpoints } from './contacts/contact-routes.ts'
import { createAnswerTags } from './context/answer-tags.ts'
import { type ReadColumnValues, readNoColumnValues } from './context/column-values-port.ts'
import type { MailTransports } from './context/mail-transport-port.ts'
import type { OutreachContext } from './context/outreach-context.ts'
import { createUnsubscribeLinks, createUnsubscribeTokens } from './context/unsubscribe-links.ts'
import { bindDraftEndpoints } from './drafts/draft-routes.ts'
import { AnswerEngine } from './inbox/answers/answer-engine.ts'
import type { AnswerSuggester } from './inbox/context/answer-suggester-port.ts'
import { createFrameTokens } from './inbox/context/frame-tokens.ts'
import { bindInboxEndpoints } from './inbox/inbox-routes.ts'
import { bindIncomingEndpoints } from './incoming/incoming-routes.ts'
import { type MailboxReader, noReader } from './incoming/mailbox-reader-port.ts'
import { ReadingEngine } from './incoming/reading-engine.ts'
import { bindLawEndpoints } from './law/law-routes.ts'
import { bindMailboxEndpoints } from './mailboxes/mailbox-routes.ts'
import { refreshStatistics } from './mails/message-repository.ts'
import { bindNotificationEndpoints } from './notifications/notification-routes.ts'
import { SendingEngine } from './sending/sending-engine.ts'
import { bindSuppressionEndpoints } from './suppressions/suppression-routes.ts'
import { bindTemplateEndpoints } from './templates/template-routes.ts'
import { bindWritingEndpoints } from './writing/writing-routes.ts'

export interface OutreachOptions {
  readonly database: Database
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  /** Without it, nothing is measured. */
  readonly telemetry?: Telemetry
  /** The installation's secret. A separate key is derived from it for each purpose. */
  readonly secretKey: Buffer
  readonly transports: MailTransports
  /** Without it, no mailbox can be read. */
  readonly reader?: MailboxReader
  /** The public base URL without a trailing slash, read for each mail. */
  getPublicUrl(): string
  /** Whether other machines can open that address; default: yes. Without it, no mail leaves this machine. */
  readonly hasPublicUrl?: boolean
  /** Legal basis of the data that platforms and lists gave; default: legitimate interest. */
  readonly dataBasis?: OperatorBasis
  /** Without it, no creator has a picture. */
  readonly toImagePath?: ToImagePath
  /** Values of own columns of collections; default: none. */
  readonly readColumnValues?: ReadColumnValues
  /** Without it, no answer is suggested. */
  readonly suggester?: AnswerSuggester | undefined
  /** Numbers from 0 to 1, for the gaps between mails; default: `Math.random`. */
  readonly random?: () => number
}

export interface Outreach {
  readonly endpoints: BoundEndpoint[]
  readonly engine: SendingEngine
  readonly readingEngine: ReadingEngine
  readonly answerEngine: AnswerEngine
  /** Starts sending and reading in this process. */
  startWorkers(): Promise<void>
  /** Finishes the mails being submitted and gives back the claimed ones. */
  stop(): Promise<void>
}

/** Creates the module: campaigns, which mail creators from the users' own mailboxes. */
export function createOutreach(options: OutreachOptions): Outreach {
  const { database, clock, telemetry = silentTelemetry, jobs, secretKey, transports, hasPublicUrl = true } = options
  const log = throttleLog(options.log, ['mailboxId', 'campaignId'])
  const tokens = createUnsubscribeTokens(deriveKey(secretKey, 'unsubscribe'))
  const links = createUnsubscribeLinks(tokens, options.getPublicUrl)
  const rateLimits = createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), clock)
  const erasures = createErasures(secretKey)
  const parts = { database, clock, log, transports, links, erasures }
  const { toImagePath = noImagePaths, readColumnValues = readNoColumnValues } = options
  const given = { hasPublicUrl, toImagePath, readColumnValues }
  const context: OutreachContext = { ...parts, ...given, jobs, tokens, rateLimits }
  const tags = createAnswerTags(deriveKey(secretKey, 'answer-tags'))
  const engine = new SendingEngine({ ...parts, tags, telemetry, random: options.random ?? Math.random })
  const secrets = createSecretBox(secretKey, 'mailbox-reading')
  const incoming = { database, clock, log, rateLimits, secrets, transports, reader: options.reader ?? noReader }
  const readingEngine = new ReadingEngine({ ...incoming, tags })
  const answerEngine = new AnswerEngine({ database, clock, log, transports })
  const frameTokens = createFrameTokens(deriveKey(secretKey, 'mail-frames'), clock)
  const inbox = { ...context, engine: answerEngine, frameTokens, suggester: options.suggester }
  return {
    endpoints: [
      ...bindCampaignEndpoints(context),
      ...bindChangingEndpoints(context),
      ...bindCompanyAddressEndpoints(context),
      ...bindContactEndpoints(context),
      ...bindDraftEndpoints(context),
      ...bindInboxEndpoints(inbox),
      ...bindIncomingEndpoints(incoming),
      ...bindLawEndpoints({ ...context, dataBasis: options.dataBasis ?? 'legitimate_interest' }),
      ...bindMailboxEndpoints(context),
      ...bindNotificationEndpoints(context),
      ...bindTemplateEndpoints(context),
      ...bindSuppressionEndpoints(context),
      ...bindWritingEndpoints(context),
    ],
    engine,
    readingEngine,
    answerEngine,
    async startWorkers() {
      await jobs.work('send-mails', () => engine.startDue())
      await jobs.work('refresh-mail-statistics', () => refreshStatistics(database))
      engine.start()
      readingEngine.start()
      answerEngine.start()
    },
    async stop() {
      await Promise.all([engine.stop(), readingEngine.stop(), answerEngine.stop()])
    },
  }
}
