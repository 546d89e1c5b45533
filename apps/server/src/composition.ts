import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { connectActivities, noteConnection } from './activities/connect-activities.ts'
import { createAdmission } from './admission/admission.ts'
import { buildApp } from './app.ts'
import { createExporters } from './composition/account-exporters.ts'
import { connectAccounts } from './composition/connect-accounts.ts'
import { connectAdmin } from './composition/connect-admin.ts'
import { connectBrandAnalysis } from './composition/connect-brand-analysis.ts'
import { connectEncoders } from './composition/connect-encoders.ts'
import { connectImages } from './composition/connect-images.ts'
import { connectImports } from './composition/connect-imports.ts'
import { connectMail } from './composition/connect-mail.ts'
import { type GaugeParts, listGaugeSources } from './composition/connect-metrics.ts'
import { connectPlatforms } from './composition/connect-platforms.ts'
import { connectSandbox } from './composition/connect-sandbox.ts'
import { connectSelfCheck } from './composition/connect-self-check.ts'
import { connectSingleSignOn } from './composition/connect-single-sign-on.ts'
import { creatorTraces } from './composition/creator-traces.ts'
import { createReadiness } from './composition/readiness.ts'
import type { SandboxAccess } from './composition/sandbox-process.ts'
import type { Database } from './database/database.ts'
import type { MetricsOptions } from './http/serve-metrics.ts'
import { webFolder } from './http/web-application.ts'
import { createLanguageModelRestReader } from './integrations/language/language-model-rest-reader.ts'
import { createLanguageModelSuggester } from './integrations/language/language-model-suggester.ts'
import { createLanguageModelTranslator } from './integrations/language/language-model-translator.ts'
import { createSmtpMailer, type SmtpMailer } from './integrations/mail/smtp-mailer.ts'
import { createDemoCatalogue } from './integrations/sandbox/demo-catalogue.ts'
import { createWebhookTransport } from './integrations/webhooks/post-webhook.ts'
import { type JobQueue, startJobQueue } from './jobs/job-queue.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import { deriveKey } from './lib/derive-key.ts'
import { createRateLimits } from './modules/accounts/limits/rate-limits.ts'
import { moveShownCreators } from './modules/brand-analysis/message-repository.ts'
import { type Collections, createCollections } from './modules/collections/collections.ts'
import { createExportColumns } from './modules/collections/export-columns.ts'
import { createColumnValueReader } from './modules/collections/mail-values.ts'
import { listCollectedIds, moveMemberships } from './modules/collections/member-repository.ts'
import { moveDeals } from './modules/collections/pipeline/deal-repository.ts'
import type { PipelineOptions } from './modules/collections/pipeline/pipeline.ts'
import { loadDemoCatalogue } from './modules/discovery/catalogue/demo/load-demo-catalogue.ts'
import { createErasures } from './modules/discovery/catalogue/erasing/erasures.ts'
import { createDiscovery, type Discovery, type DiscoveryOptions } from './modules/discovery/discovery.ts'
import { createCreatorReader } from './modules/discovery/persons/creator-reader.ts'
import { createPlatformUsage } from './modules/discovery/platforms/platform-usage-repository.ts'
import { createEmailSettings, type EmailSettings } from './modules/email-settings/email-settings.ts'
import { moveInvitations } from './modules/onboarding/invitations/invitation-repository.ts'
import { createOnboarding, type Onboarding, type OnboardingOptions } from './modules/onboarding/onboarding.ts'
import { moveRegistration } from './modules/onboarding/registration/registration-repository.ts'
import { moveContactBases } from './modules/outreach/law/contact-basis-repository.ts'
import { moveThreads } from './modules/outreach/mails/mail-thread-repository.ts'
import { creatorProgress, listContacted, moveRecipients } from './modules/outreach/mails/recipient-repository.ts'
import { putContentReminder } from './modules/outreach/notifications/put-content-reminder.ts'
import { putTeamNotice } from './modules/outreach/notifications/put-team-notice.ts'
import { tellMailboxGone } from './modules/outreach/notifications/tell-mailbox-gone.ts'
import { createOutreach, type Outreach, type OutreachOptions } from './modules/outreach/outreach.ts'
import { createWebhooks, type Webhooks, type WebhooksOptions } from './modules/webhooks/webhooks.ts'
import { createWorkspaces } from './modules/workspaces/workspaces.ts'
import { findPublicUrl } from './settings/public-url.ts'
import { isBehindProxy, isPublicUrl } from './settings/reachability.ts'
import type { Settings } from './settings/settings.ts'
import type { Watching } from './telemetry/start-telemetry.ts'

/** Dependencies that only the running process can supply. */
export interface Surroundings {
  readonly settings: Settings
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly watching: Watching
  readonly secretKey: Buffer
  /** Mail server for the platform's own mail. */
  readonly systemSmtpUrl: string
  /** Undefined: there is no sandbox. */
  readonly sandbox: SandboxAccess | undefined
  readonly clock?: Clock
}

export interface Troupe {
  readonly app: FastifyInstance
  /** Starts sending and the demo catalogue. Call it once the server listens: mails contain the server's address. */
  startBackgroundWork(): Promise<void>
  /** Reports "not ready" from now on, while requests are served as before. */
  drain(): void
  /** Finishes the work in hand and frees the resources created here; the database stays open. */
  close(): Promise<void>
}

/** What the modules are made of. */
interface Parts {
  readonly clock: Clock
  readonly jobs: JobQueue
  readonly mailer: SmtpMailer
  readonly getPublicUrl: () => string
}

/** Creates the modules with their adapters, and starts the workers of those that answer requests. */
async function composeModules(surroundings: Surroundings, { clock, jobs, mailer, getPublicUrl }: Parts) {
  const { settings, database, log, watching, secretKey, sandbox } = surroundings
  const { encoder, ofSearch } = connectEncoders(settings)
  const base = { database, jobs, clock, log, secretKey }
  const singleSignOn = connectSingleSignOn({ settings, sandbox, clock, log, getPublicUrl })
  const exporters = createExporters(database.kysely)
  const accounts = connectAccounts(settings, { ...base, mailer, getPublicUrl, singleSignOn, exporters })
  const usage = createPlatformUsage(database.kysely)
  const { telemetry } = watching
  const platforms = connectPlatforms({
    ...{ settings: settings.platforms, limits: settings.dataLimits, sandbox, usage, clock, log, telemetry },
  })
  const { images, toImagePath } = connectImages(surroundings, clock)
  const discovery = composeDiscovery(surroundings, { jobs, clock, encoder: ofSearch, platforms, toImagePath })
  const readCreators = createCreatorReader(database.kysely, toImagePath)
  const collections = composeCollections({ ...base, readCreators, platforms })
  const brandAnalysis = await connectBrandAnalysis({ settings, database, log, clock, secretKey, encoder, readCreators })
  const { emailSettings, outreach } = composeOutreach(surroundings, { jobs, clock, getPublicUrl, toImagePath })
  const { dataBasis } = settings
  const onboarding = composeOnboarding({ ...base, mailer, platforms, getPublicUrl, toImagePath, dataBasis })
  const webhooks = composeWebhooks(surroundings, base)
  const workspaces = createWorkspaces({ ...base, mailer, getPublicUrl, tellMailboxGone })
  const selfCheck = connectSelfCheck({ ...base, settings, platforms, checkMailer: () => mailer.check() })
  const admin = connectAdmin({ database, clock, settings, platforms })
  for (const module of [accounts, workspaces, discovery]) await module.startWorkers()
  const inner = [accounts, workspaces, discovery, collections, emailSettings, outreach, brandAnalysis, onboarding]
  const bound = [...inner, webhooks, selfCheck, admin].flatMap((module) => module.endpoints)
  const endpoints = connectActivities(bound, { ...base, exporters })
  const modules = { accounts, discovery, collections, outreach, brandAnalysis, onboarding, webhooks }
  return { ...modules, endpoints, encoder, ofSearch, platforms, images }
}

/** Chooses the adapters and connects the modules. The returned application does not listen yet. */
export async function compose(surroundings: Surroundings): Promise<Troupe> {
  const { settings, database, log, watching, secretKey } = surroundings
  const { telemetry } = watching
  const clock = surroundings.clock ?? systemClock
  const jobs = await startJobQueue(database, log)
  const mailer = createSmtpMailer({ url: surroundings.systemSmtpUrl, from: settings.systemMailFrom })
  const getPublicUrl = () => findPublicUrl(settings, app.server)
  const modules = await composeModules(surroundings, { clock, jobs, mailer, getPublicUrl })
  const { accounts, discovery, collections, outreach, brandAnalysis, onboarding, webhooks, encoder } = modules

  const readiness = createReadiness({ database, log, checkSearch: discovery.checkSearch })
  const app = await buildApp({
    endpoints: modules.endpoints,
    authenticate: accounts.authenticate,
    oauth: accounts.oauth,
    ...readiness,
    isAvailable: database.isAvailable,
    isDataYoung: discovery.isDataYoung,
    admission: createAdmission({ read: () => database.pool.query('select 1'), noteShed: telemetry.noteShed }),
    telemetry,
    metrics: describeMetrics(surroundings, { ...readiness, ...discovery, clock, platforms: modules.platforms }),
    log,
    secretKey,
    images: modules.images,
    trustProxy: settings.trustProxy,
    ...connectSandbox(surroundings, clock),
    web: { webFolder, appUrl: settings.appUrl },
  })
  return {
    app,
    async startBackgroundWork() {
      await Promise.all([outreach, collections, onboarding, webhooks].map((module) => module.startWorkers()))
      await loadDemo(surroundings, { jobs, clock, encoder: modules.ofSearch })
    },
    drain: readiness.drain,
    async close() {
      collections.stop()
      // Mails in hand and requests in hand do not depend on each other.
      await Promise.all([app.close(), outreach.stop(), onboarding.stop(), webhooks.stop()])
      await brandAnalysis.close()
      await discovery.stop()
      await jobs.stop()
      await Promise.all([encoder.close(), mailer.close()])
    },
  }
}

/** Users' collections, with the statuses and notifications of outreach. */
function composeCollections({
  database,
  clock,
  readCreators,
  ...parts
}: Omit<PipelineOptions, 'progress' | 'putReminder' | 'tellMember'> & { database: Database }): Collections {
  const pipeline = { ...parts, putReminder: putContentReminder }
  const outreach = { progress: creatorProgress, tellMember: putTeamNotice }
  return createCollections({ database, clock, readCreators, ...outreach, pipeline })
}

/** Onboarding, with the data that other modules keep about creators. */
function composeOnboarding(parts: Omit<OnboardingOptions, 'traces'>): Onboarding {
  return createOnboarding({ ...parts, traces: creatorTraces })
}

/** Webhooks, which report events to users' own programs. */
function composeWebhooks(
  { settings, watching }: Surroundings,
  parts: Omit<WebhooksOptions, 'telemetry' | 'transport'>,
): Webhooks {
  const transport = createWebhookTransport({ allowPrivateHosts: settings.allowPrivateWebhookHosts })
  return createWebhooks({ ...parts, telemetry: watching.telemetry, transport })
}

/** Options of `/metrics`: the gauge sources, and the callers that may read them. */
function describeMetrics(
  { settings, database, watching }: Surroundings,
  parts: Pick<GaugeParts, 'findProblems' | 'countStale' | 'clock' | 'platforms'>,
): MetricsOptions {
  const { metrics } = watching
  const sources = listGaugeSources({ ...settings, ...parts, database })
  return {
    contentType: metrics.contentType,
    render: () => metrics.render(sources),
    token: settings.metricsToken,
    isBehindProxy: isBehindProxy(settings),
  }
}

/** Users' mailboxes, and the campaigns sent from them. */
function composeOutreach(
  { settings, database, log, watching, secretKey, sandbox }: Surroundings,
  {
    jobs,
    clock,
    getPublicUrl,
    toImagePath,
  }: Required<Pick<OutreachOptions, 'jobs' | 'clock' | 'getPublicUrl' | 'toImagePath'>>,
): { emailSettings: EmailSettings; outreach: Outreach } {
  const { telemetry } = watching
  const mail = connectMail({ settings, sandbox, clock, getPublicUrl })
  const emailSettings = createEmailSettings({ database, clock, log, secretKey, noteConnection, ...mail.adapters })
  const transports = mail.createTransports(emailSettings)
  const hasPublicUrl = isPublicUrl(settings.appUrl)
  const base = { database, jobs, clock, log, telemetry, secretKey }
  const readColumnValues = createColumnValueReader(database.kysely)
  const reader = mail.createReader(emailSettings)
  const suggester = settings.languageModel && createLanguageModelSuggester(settings.languageModel, log)
  const given = { transports, reader, getPublicUrl, hasPublicUrl, toImagePath, readColumnValues, suggester }
  const outreach = createOutreach({ ...base, ...given, dataBasis: settings.dataBasis })
  return { emailSettings, outreach }
}

/** Discovery, with the platforms it asks and the data that other modules keep about its creators. */
function composeDiscovery(
  { settings, database, log, watching, secretKey }: Surroundings,
  parts: Pick<DiscoveryOptions, 'jobs' | 'clock' | 'encoder' | 'platforms' | 'toImagePath'>,
): Discovery {
  const modelAccess = settings.languageModel && { settings: settings.languageModel, log }
  return createDiscovery({
    ...parts,
    database,
    log,
    telemetry: watching.telemetry,
    restReader: modelAccess && createLanguageModelRestReader(modelAccess),
    translator: modelAccess && createLanguageModelTranslator(modelAccess),
    erasures: createErasures(secretKey),
    dataLimits: settings.dataLimits,
    visitorLimits: createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), parts.clock),
    exports: {
      folder: join(settings.dataDir, 'exports'),
      secretKey,
      findAddedColumns: createExportColumns(database.kysely, creatorProgress),
      dataBasis: settings.dataBasis,
    },
    exclusions: {
      listCollected: (searcher) => listCollectedIds(database.kysely, searcher),
      listContacted: (userId) => listContacted(database.kysely, userId),
    },
    imports: connectImports(settings, database),
    references: [
      moveMemberships,
      moveDeals,
      moveRecipients,
      moveContactBases,
      moveThreads,
      moveShownCreators,
      moveInvitations,
      moveRegistration,
    ],
  })
}

/** Loads the sandbox's invented creators into the catalogue. */
async function loadDemo(
  { settings, database, log, secretKey, sandbox }: Surroundings,
  { jobs, clock, encoder }: Pick<DiscoveryOptions, 'jobs' | 'clock' | 'encoder'>,
): Promise<void> {
  if (!sandbox || settings.demoCreators === 0) return
  await loadDemoCatalogue({
    database,
    jobs,
    clock,
    log,
    erasures: createErasures(secretKey),
    readDemoCatalogue: createDemoCatalogue(sandbox.httpUrl),
    count: settings.demoCreators,
    vectorModel: encoder.model,
  })
}
