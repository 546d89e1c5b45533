import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import fastify, { type FastifyInstance } from 'fastify'
import { channelRoutes } from './channel-routes.ts'
import { controlRoutes } from './control-routes.ts'
import { createEmbeddingFaults } from './embeddings/embedding-faults.ts'
import { embeddingRoutes, sandboxEmbeddings } from './embeddings/embedding-routes.ts'
import { createGoogleGrants, sandboxGoogleClient } from './google/google-grants.ts'
import { googleRoutes } from './google/google-routes.ts'
import { type ImapStandIn, startImapServers } from './imap/imap-server.ts'
import { instagramStandIn } from './instagram/instagram-routes.ts'
import { languageModelRoutes, sandboxLanguageModel } from './language-model/language-model-routes.ts'
import { createModelFaults } from './language-model/model-faults.ts'
import { createModelRequests } from './language-model/model-requests.ts'
import { type Mailbox, startMailbox } from './mailbox/mailbox.ts'
import { mailboxRoutes } from './mailbox/mailbox-routes.ts'
import { type Submission, startSubmission } from './mailbox/submission.ts'
import { sandboxAccount } from './mailbox/submission-profiles.ts'
import { createMicrosoftFaults } from './microsoft/microsoft-faults.ts'
import { createMicrosoftGrants, sandboxMicrosoftClient } from './microsoft/microsoft-grants.ts'
import { microsoftRoutes } from './microsoft/microsoft-routes.ts'
import { createSandboxClock } from './platforms/clock.ts'
import { createFaults } from './platforms/faults.ts'
import { recordRequests } from './platforms/request-log.ts'
import { createWorld, type PlatformStandIn } from './platforms/world.ts'
import { populationRoutes } from './population-routes.ts'
import { createRealmGrants, sandboxRealmClient } from './single-sign-on/realm-grants.ts'
import { realmRoutes } from './single-sign-on/realm-routes.ts'
import { tiktokStandIn } from './tiktok/tiktok-routes.ts'
import { youtubeStandIn } from './youtube/youtube-routes.ts'

const standIns: Record<Platform, PlatformStandIn> = {
  tiktok: tiktokStandIn,
  instagram: instagramStandIn,
  youtube: youtubeStandIn,
}

const keys = {
  /** In the format of the server's settings. */
  platforms: Object.fromEntries(platforms.flatMap((platform) => Object.entries(standIns[platform].settings))),
  google: sandboxGoogleClient,
  microsoft: sandboxMicrosoftClient,
  singleSignOn: sandboxRealmClient,
  languageModel: sandboxLanguageModel,
  embeddings: sandboxEmbeddings,
}

export interface RunningSandbox {
  /** Address of the stand-ins' HTTP server. */
  readonly httpUrl: string
  /** Address of the mailbox, in the format of `SYSTEM_SMTP_URL`. */
  readonly smtpUrl: string
  /** Credentials for the simulated platforms, Google, Microsoft, single sign-on and models. */
  readonly keys: typeof keys
  /** The mail servers for users' mailboxes, with the host names that stand for real ones. */
  readonly submission: {
    readonly servers: readonly Submission[]
    /** The same mailboxes for reading. */
    readonly imapServers: readonly ImapStandIn[]
    /** PEM of the authority that signed their certificate. */
    readonly authority: string
    /** The account for trying out the product. */
    readonly account: { readonly host: string; readonly port: number; readonly user: string; readonly pass: string }
  }
  stop(): Promise<void>
}

/** Registers the stand-ins for the platforms, Google, Microsoft and models, which share one world, clock and control. */
async function registerPlatforms(app: FastifyInstance, catalogueCount: number, mailbox: Mailbox): Promise<void> {
  const clock = createSandboxClock()
  const world = createWorld({ clock, catalogueCount })
  const faults = createFaults()
  const log = recordRequests(app, world.now)
  const grants = createGoogleGrants(world.now)
  const microsoft = { grants: createMicrosoftGrants(world.now), faults: createMicrosoftFaults() }
  const realm = createRealmGrants()
  const languageModel = { faults: createModelFaults(), requests: createModelRequests(world.now) }
  const parts = { world, faults }
  const embeddings = { faults: createEmbeddingFaults(), requests: createModelRequests(world.now) }
  const states = await Promise.all(platforms.map((platform) => standIns[platform].register(app, parts)))
  await app.register(controlRoutes, {
    ...{ clock, faults, log, world, languageModel, embeddings, microsoft: microsoft.faults },
    others: [grants, microsoft.grants, realm, ...states.flat()],
  })
  await app.register(languageModelRoutes, { ...languageModel, now: world.now })
  await app.register(embeddingRoutes, embeddings)
  await app.register(channelRoutes, { world })
  await app.register(googleRoutes, { grants, mailbox, now: world.now })
  await app.register(microsoftRoutes, { ...microsoft, mailbox, now: world.now })
  await app.register(realmRoutes, { grants: realm })

  const closing = new AbortController()
  app.addHook('onListen', async () => void world.warmUp(closing.signal))
  app.addHook('onClose', async () => closing.abort())
}

/**
 * Starts every stand-in on free loopback ports. The platforms know the people of a demo catalogue of `catalogueCount`
 * creators, and half as many others.
 * @param port of the HTTP server; 0 lets the system choose one.
 */
export async function startSandbox({ catalogueCount = 3000, port = 0 } = {}): Promise<RunningSandbox> {
  const mailbox = await startMailbox()
  const submission = await startSubmission(mailbox)
  const imap = await startImapServers({ mailbox, certificate: submission.certificate })
  const http = fastify({ forceCloseConnections: true })
  await http.register(mailboxRoutes, { mailbox })
  await http.register(populationRoutes)
  await registerPlatforms(http, catalogueCount, mailbox)
  const httpUrl = await http.listen({ host: '127.0.0.1', port })
  return {
    httpUrl,
    smtpUrl: mailbox.smtpUrl,
    keys,
    submission: {
      servers: submission.servers,
      imapServers: imap.servers,
      authority: submission.certificate.authority,
      account: { ...sandboxAccount, port: 587 },
    },
    async stop() {
      await http.close()
      await Promise.all([submission.stop(), imap.stop()])
      await mailbox.stop()
    },
  }
}
