import fastify, { type FastifyInstance } from 'fastify'
import { createGraphUsage } from './instagram/graph-usage.ts'
import { instagramRoutes } from './instagram/instagram-routes.ts'
import { startMailbox } from './mailbox/mailbox.ts'
import { mailboxRoutes } from './mailbox/mailbox-routes.ts'
import { createSandboxClock } from './platforms/clock.ts'
import { controlRoutes } from './platforms/control-routes.ts'
import { createFaults } from './platforms/faults.ts'
import { recordRequests } from './platforms/request-log.ts'
import { createWorld } from './platforms/world.ts'
import { populationRoutes } from './population/population-routes.ts'
import { tiktokRoutes } from './tiktok/tiktok-routes.ts'
import { createYoutubeQuota } from './youtube/youtube-quota.ts'
import { youtubeRoutes } from './youtube/youtube-routes.ts'

export interface RunningSandbox {
  /** Address of the stand-ins' HTTP server. */
  readonly httpUrl: string
  /** Address of the mailbox, as for `SYSTEM_SMTP_URL`. */
  readonly smtpUrl: string
  stop(): Promise<void>
}

/** The stand-ins for the platforms: one world, one clock, one place for faults. */
async function registerPlatforms(app: FastifyInstance): Promise<void> {
  const clock = createSandboxClock()
  const world = createWorld({ clock })
  const faults = createFaults()
  const log = recordRequests(app, world.now)
  const usage = createGraphUsage(world.now)
  const quota = createYoutubeQuota(world.now)
  await app.register(controlRoutes, { clock, faults, log, others: [usage, quota] })
  await app.register(tiktokRoutes, { world, faults })
  await app.register(instagramRoutes, { world, faults, usage })
  await app.register(youtubeRoutes, { world, faults, quota })

  const closing = new AbortController()
  app.addHook('onListen', async () => void world.warmUp(closing.signal))
  app.addHook('onClose', async () => closing.abort())
}

/** Starts every stand-in on free loopback ports. */
export async function startSandbox(): Promise<RunningSandbox> {
  const mailbox = await startMailbox()
  const http = fastify({ forceCloseConnections: true })
  await http.register(mailboxRoutes, { mailbox })
  await http.register(populationRoutes)
  await registerPlatforms(http)
  const httpUrl = await http.listen({ host: '127.0.0.1', port: 0 })
  return {
    httpUrl,
    smtpUrl: mailbox.smtpUrl,
    async stop() {
      await http.close()
      await mailbox.stop()
    },
  }
}
