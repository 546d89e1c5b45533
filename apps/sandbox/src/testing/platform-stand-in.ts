import fastify, { type FastifyInstance } from 'fastify'
import { createGraphUsage, type GraphUsage } from '../instagram/graph/graph-usage.ts'
import { createHashtags, type Hashtags } from '../instagram/hashtags.ts'
import { instagramRoutes } from '../instagram/instagram-routes.ts'
import { createSandboxClock, type SandboxClock } from '../platforms/clock.ts'
import { createFaults, type Faults } from '../platforms/faults.ts'
import { createWorld, type World } from '../platforms/world.ts'
import { tiktokRoutes } from '../tiktok/tiktok-routes.ts'

/** The stand-ins for TikTok and Instagram with a small world and a stopped clock. */
export interface StandIns {
  readonly app: FastifyInstance
  readonly world: World
  readonly clock: SandboxClock
  readonly faults: Faults
  readonly usage: GraphUsage
  readonly hashtags: Hashtags
}

/** The day on which tests start. */
export const firstDay = new Date('2026-11-01T12:00:00Z')

export async function buildStandIns({ callsAnHour }: { callsAnHour?: number } = {}): Promise<StandIns> {
  const clock = createSandboxClock()
  clock.set(firstDay)
  const world = createWorld({ catalogueCount: 900, clock })
  const faults = createFaults()
  const usage = createGraphUsage(world.now, callsAnHour)
  const hashtags = createHashtags(world)
  const app = fastify({ forceCloseConnections: true })
  await app.register(tiktokRoutes, { world, faults })
  await app.register(instagramRoutes, { world, faults, usage, hashtags })
  return { app, world, clock, faults, usage, hashtags }
}
